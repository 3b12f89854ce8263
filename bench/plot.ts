import type { Growth } from './growth.ts';

const WIDTH = 640;
const HEIGHT = 300;
const LEFT = 60;
const BOTTOM = 250;
const TOP = 40;

const STYLE = `
  .page { fill: #ffffff } text { font: 11px ui-monospace, Menlo, Consolas, monospace; fill: #1f2328 } .axis { stroke: #d1d9e0 }
  .time { stroke: #0b6b50; fill: none; stroke-width: 2 } .memory { stroke: #8250df; fill: none; stroke-width: 2; stroke-dasharray: 5 3 }
  @media (prefers-color-scheme: dark) {
    .page { fill: #0d1117 } text { fill: #e6edf3 } .axis { stroke: #3d444d } .time { stroke: #4fd1a5 } .memory { stroke: #ab7df8 }
  }
`;

/** Time and memory over the number of drawn bodies: the one a straight line, the other a flat one. */
export function plot(rows: Record<string, Growth>): string {
  const points = Object.entries(rows).map(([name, row]) => ({ cases: Number.parseInt(name, 10), ...row }));
  const most = (of: (point: (typeof points)[number]) => number) => Math.max(1, ...points.map(of));
  const [cases, seconds, megabytes] = [most((one) => one.cases), most((one) => one.milliseconds) / 1000, most((one) => one.megabytes)];
  const x = (count: number) => Math.round(LEFT + ((WIDTH - LEFT - 30) * count) / cases);
  const y = (value: number, whole: number) => Math.round(BOTTOM - ((BOTTOM - TOP) * value) / whole);
  const line = (kind: string, height: (point: (typeof points)[number]) => number) =>
    `<polyline class="${kind}" points="${points.map((point) => `${x(point.cases)},${height(point)}`).join(' ')}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" aria-label="Time and memory of a certification over the number of drawn bodies">
<style>${STYLE}</style>
<rect class="page" width="${WIDTH}" height="${HEIGHT}"/>
<line class="axis" x1="${LEFT}" y1="${BOTTOM}" x2="${WIDTH - 30}" y2="${BOTTOM}"/>
<line class="axis" x1="${LEFT}" y1="${TOP}" x2="${LEFT}" y2="${BOTTOM}"/>
${points.map((point) => `<text x="${x(point.cases)}" y="${BOTTOM + 18}" text-anchor="middle">${point.cases >= 100 || point.cases === 1 ? point.cases : ''}</text>`).join('\n')}
<text x="${WIDTH - 30}" y="${BOTTOM + 36}" text-anchor="end">drawn bodies</text>
<text x="${LEFT}" y="24">time, up to ${seconds.toFixed(1)} s; memory (dashed), up to ${megabytes} MB</text>
${line('time', ({ milliseconds }) => y(milliseconds / 1000, seconds))}
${line('memory', (point) => y(point.megabytes, megabytes))}
</svg>
`;
}
