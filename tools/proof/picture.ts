import type { FaultRow, Requirement } from './data.ts';

const WIDTH = 940;
const LABELS = 310;
const ROW = 13;
const HEAD = 34;
const CELL = 10;

const STYLE = `
  .page { fill: #ffffff } .band { fill: #f3f4f6 } text { font: 10px ui-monospace, Menlo, Consolas, monospace; fill: #1f2328 }
  .title { font: 600 12px system-ui, sans-serif } .soft { fill: #59636e }
  .kill { fill: #0b6b50; stroke: #0b6b50 } .also { fill: #9fd5c2; stroke: #9fd5c2 } .none { fill: #c62828 }
  rect { stroke-width: 0 } path { stroke-width: 9; stroke-dasharray: 0.9 0.1 }
  @media (prefers-color-scheme: dark) {
    .page { fill: #0d1117 } .band { fill: #161b22 } text { fill: #e6edf3 } .soft { fill: #9198a1 }
    .kill { fill: #4fd1a5; stroke: #4fd1a5 } .also { fill: #245c4b; stroke: #245c4b } .none { fill: #ff7b72 }
  }
`;

/** Requirements and the faults that they notice, a block for each surface, so that the marks stay on its diagonal. */
export function proofPicture(requirements: readonly Requirement[], faults: Record<string, FaultRow>): string {
  const surfaces = [...new Set(requirements.map(({ surface }) => surface))];
  let top = 30;
  const blocks = surfaces.map((surface) => {
    const own = requirements.filter((one) => one.surface === surface);
    const drawn = block(surface, own, faults, top);
    top += HEAD + own.length * ROW + 8;
    return drawn;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${top + 6}" width="${WIDTH}" height="${top + 6}" role="img" aria-label="${requirements.length} requirements and the ${Object.keys(faults).length} faults that they notice">
<style>${STYLE}</style>
<rect class="page" width="${WIDTH}" height="${top + 6}"/>
<rect class="kill" x="12" y="12" width="9" height="9"/><text x="26" y="20">broken by the fault, and noticed</text>
<rect class="also" x="240" y="12" width="9" height="9"/><text x="254" y="20">noticed as well, as the fault says it may</text>
<rect class="none" x="520" y="12" width="9" height="9"/><text x="534" y="20">noticed by no fault of its own</text>
${blocks.join('\n')}
</svg>
`;
}

function block(surface: string, own: readonly Requirement[], faults: Record<string, FaultRow>, top: number): string {
  const first = ({ breaks }: FaultRow) => own.findIndex(({ id }) => breaks.includes(id));
  const columns = Object.values(faults)
    .filter((fault) => first(fault) >= 0)
    .sort((one, other) => first(one) - first(other));
  const cell = Math.min(CELL, (WIDTH - LABELS - 50) / columns.length);
  const rows = own.map(({ id }, index) => {
    const y = top + HEAD + index * ROW;
    const at = (isMarked: (fault: FaultRow) => boolean) => columns.flatMap((fault, column) => (isMarked(fault) ? [column] : []));
    const kills = at(({ breaks, caught }) => breaks.includes(id) && caught.includes(id));
    const also = at(({ breaks, caught }) => !breaks.includes(id) && caught.includes(id));
    const band = index % 2 === 0 ? `<rect class="band" x="8" y="${y}" width="${WIDTH - 16}" height="${ROW}"/>` : '';
    const label = `<text${kills.length === 0 ? ' class="none"' : ''} x="12" y="${y + 10}">${id}</text>`;
    const count = `<text class="soft" x="${WIDTH - 14}" y="${y + 10}" text-anchor="end">${kills.length}</text>`;
    return band + label + marks('kill', kills, y, cell) + marks('also', also, y, cell) + count;
  });
  const heading = `<text class="title" x="12" y="${top + 24}">${escaped(surface)}</text><text class="soft" x="${WIDTH - 14}" y="${top + 24}" text-anchor="end">${own.length} requirements, ${columns.length} faults</text>`;
  return [heading, ...rows].join('\n');
}

/** All marks of a row as one path, with a dash for each column: thousands of rectangles would make the file large. */
function marks(kind: string, columns: readonly number[], y: number, cell: number): string {
  if (columns.length === 0) return '';
  const starts = columns.filter((column, index) => columns[index - 1] !== column - 1);
  const runs = starts.map((start, index) => {
    const next = starts[index + 1] ?? Number.POSITIVE_INFINITY;
    return `M${start} 0h${columns.filter((column) => column >= start && column < next).length}`;
  });
  return `<path class="${kind}" transform="translate(${LABELS} ${y + ROW / 2})scale(${Math.round(cell * 1000) / 1000} 1)" d="${runs.join('')}"/>`;
}

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
