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

export interface Measured {
  /** The number of drawn bodies, or of targets. */
  number: number;
  seconds: number;
  megabytes: number;
}

/** Time and memory over a number; time should be a straight line, memory a flat one. */
export function plot(points: readonly Measured[], { of, over }: { of: string; over: string }): string {
  const largest = (what: keyof Measured) => Math.max(1, ...points.map((point) => point[what]));
  const [number, seconds, megabytes] = [largest('number'), largest('seconds'), largest('megabytes')];
  const x = (count: number) => Math.round(LEFT + ((WIDTH - LEFT - 30) * count) / number);
  const y = (value: number, whole: number) => Math.round(BOTTOM - ((BOTTOM - TOP) * value) / whole);
  const line = (kind: string, height: (point: Measured) => number) =>
    `<polyline class="${kind}" points="${points.map((point) => `${x(point.number)},${height(point)}`).join(' ')}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" aria-label="Time and memory of ${of} over the number of ${over}">
<style>${STYLE}</style>
<rect class="page" width="${WIDTH}" height="${HEIGHT}"/>
<line class="axis" x1="${LEFT}" y1="${BOTTOM}" x2="${WIDTH - 30}" y2="${BOTTOM}"/>
<line class="axis" x1="${LEFT}" y1="${TOP}" x2="${LEFT}" y2="${BOTTOM}"/>
${points.map((point) => `<text x="${x(point.number)}" y="${BOTTOM + 18}" text-anchor="middle">${point.number >= number / 10 || point.number === 1 ? point.number : ''}</text>`).join('\n')}
<text x="${WIDTH - 30}" y="${BOTTOM + 36}" text-anchor="end">${over}</text>
<text x="${LEFT}" y="24">time, up to ${seconds.toFixed(1)} s; memory (dashed), up to ${megabytes} MB</text>
${line('time', (point) => y(point.seconds, seconds))}
${line('memory', (point) => y(point.megabytes, megabytes))}
</svg>
`;
}
