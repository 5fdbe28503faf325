import { path, rect, scatter, times } from "./shapes.ts";

/** Fronts of shops and houses along a street. */
export function fronts(foot: number, night: boolean): string {
  const walls = ["#e3a587", "#efd9a7", "#a9c3b5", "#d98f7c", "#c9cfe0"];
  return times(5, (at) => {
    const [x, tall] = [at * 206 - 4, 236 + Math.round(scatter(at, 7) * 60)];
    const wall = walls[at] ?? "";
    const lit = night ? "#ffe39a" : "#cfe7f5";
    return [
      rect(x, foot - tall, 206, tall, wall),
      night ? rect(x, foot - tall, 206, tall, "#1b2450", 'opacity=".5"') : "",
      rect(x, foot - tall - 8, 206, 10, "#7a5b4a"),
      times(6, (w) =>
        rect(
          x + 24 + (w % 3) * 58,
          foot - tall + 28 + Math.floor(w / 3) * 62,
          36,
          44,
          scatter(w, at) > 0.4 ? lit : night ? "#2b3566" : "#eaf3f8",
          'stroke="#fff" stroke-width="4"',
        ),
      ),
      rect(x + 16, foot - 92, 118, 82, lit, 'stroke="#5a4636" stroke-width="5"'),
      rect(x + 150, foot - 92, 40, 92, "#6d4630", 'rx="3"'),
      times(6, (w) =>
        path(
          `M${x + 12 + w * 21} ${foot - 114}h21v16a10.5 9 0 0 1-21 0z`,
          w % 2 ? "#fff7ea" : (["#d9433f", "#3f8f6b", "#2f6f9f", "#e0a93b", "#8e62c6"][at] ?? ""),
        ),
      ),
    ].join("");
  });
}
