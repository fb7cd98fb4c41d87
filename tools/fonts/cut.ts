import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Face } from "./faces.ts";

const python = process.env.PYTHON ?? "python3";

/** Cuts the faces into `folder/<name>/<number>.woff2`. @returns per face the letters that its source does not hold @throws Error with what Python said */
export const cutFaces = (faces: readonly Face[], folder: string): Map<Face["name"], string> => {
  const scratch = mkdtempSync(join(tmpdir(), "yarrow-fonts-"));
  try {
    const plan = faces.map((face) => {
      const own = join(folder, face.name);
      rmSync(own, { recursive: true, force: true });
      mkdirSync(own, { recursive: true });
      return { ...face, folder: own, scratch };
    });
    const { status, stdout, stderr, error } = spawnSync(python, [join(import.meta.dirname, "cut.py")], { input: JSON.stringify(plan), encoding: "utf8" });
    if (error || status !== 0) throw new Error(error?.message ?? stderr);
    const told = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as { name: Face["name"]; lacking: string });
    return new Map(told.map(({ name, lacking }) => [name, lacking]));
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
};
