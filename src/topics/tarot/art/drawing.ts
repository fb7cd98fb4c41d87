/** What every card drawing takes: a prefix for its clipPath and mask ids, unique on the page. */
export interface DrawingProps {
  uid: string;
}
