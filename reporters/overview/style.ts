/** What an overview has and a report has not. */
export const overviewStyle = `.scroll { overflow-x: auto; position: relative; }
.matrix { width: auto; font-size: .75rem; }
.matrix th, .matrix td { padding: .15rem .1rem; text-align: center; vertical-align: middle; }
.matrix tbody th { position: sticky; left: 0; background: var(--card); text-align: left; padding-right: .75rem; white-space: nowrap; }
.matrix thead th { border-left: 1px solid var(--line); padding: .15rem .3rem; color: var(--soft); }
.matrix td { min-width: 1.05rem; color: var(--soft); }
.matrix td.first { border-left: 1px solid var(--line); }
.matrix td .icon { width: .8rem; height: .8rem; }
.trend th, .trend td, .matrix thead th { white-space: nowrap; overflow-wrap: normal; }
.trend thead th { padding-right: 1rem; }
.partners { width: auto; }
.partners td, .partners th { vertical-align: middle; padding-right: 1rem; white-space: nowrap; }
.trend td:last-child { width: 45%; }
`;
