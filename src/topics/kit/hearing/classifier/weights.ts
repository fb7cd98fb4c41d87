import { type Linear, type LinearFile, unpackLinear } from "./linear.ts";
import { type Net, type NetFile, unpackNet } from "./net.ts";

/** As the trainer writes it. */
export interface WeightFile {
  linear: LinearFile;
  net: NetFile;
}

export interface Weights {
  linear: Linear;
  net: Net;
}

export const unpackWeights = ({ linear, net }: WeightFile): Weights => ({ linear: unpackLinear(linear), net: unpackNet(net) });
