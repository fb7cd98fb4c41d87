export const Glyph = ({ size = 24 }: { size?: number }) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth={1.5}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M4 4.5h6.4M13.6 4.5H20M4 7.5h16M4 10.5h6.4M13.6 10.5H20M4 13.5h16M4 16.5h16M4 19.5h6.4M13.6 19.5H20" />
  </svg>
);
