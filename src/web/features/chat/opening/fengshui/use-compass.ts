import { useEffect, useRef, useState } from "react";
import { type CompassReading, toHeading } from "./bearing.ts";

type Sensor = typeof DeviceOrientationEvent & { requestPermission?(): Promise<"granted" | "denied"> };
type State = "off" | "on" | "none";

const waitMs = 3000;
const eventNames = ["deviceorientationabsolute", "deviceorientation"] as const;

/** True on what one holds in the hand and that has a sensor at all. */
const canSense = (): boolean => "DeviceOrientationEvent" in window && matchMedia("(pointer: coarse)").matches;

/**
 * The device's own compass, read from the moment one asks for it until one stops it.
 * @returns null where there is none to ask; "none" after one that gave nothing, or was not allowed
 */
export const useCompass = (onHeading: (degrees: number) => void): { state: State; toggle(): void } | null => {
  const [state, setState] = useState<State>("off");
  const latest = useRef(onHeading);
  latest.current = onHeading;
  useEffect(() => {
    if (state !== "on") return;
    let hasRead = false;
    const read = (event: Event) => {
      const heading = toHeading(event as unknown as CompassReading);
      if (heading === null) return;
      hasRead = true;
      latest.current(heading);
    };
    for (const name of eventNames) addEventListener(name, read);
    const timer = setTimeout(() => hasRead || setState("none"), waitMs);
    return () => {
      clearTimeout(timer);
      for (const name of eventNames) removeEventListener(name, read);
    };
  }, [state]);
  if (!canSense()) return null;
  const toggle = () => {
    if (state === "on") return setState("off");
    const { requestPermission } = DeviceOrientationEvent as Sensor;
    // Asked for by its own name: it must be called on the sensor.
    const asked = requestPermission ? (DeviceOrientationEvent as Sensor).requestPermission!() : Promise.resolve("granted" as const);
    asked.then(
      (answer) => setState(answer === "granted" ? "on" : "none"),
      () => setState("none"),
    );
  };
  return { state, toggle };
};
