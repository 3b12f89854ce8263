/** What a logger puts before a line: times, brackets, levels, the name of a component. */
const prefix =
  /^(?:\[[^\]]{0,80}\]|\d[\d:.,/TZ+-]*(?=\s|$)|(?:trace|debug|info|notice|warn|warning|error|fatal)\b:?|[\w.-]{1,40}:(?=\s)|[|>-]+|\s+)/i;

/** Words that tell the reader to do something: such a line is more than a report. */
const advice =
  /\b(?:update|(?<!health )check|verify|review|change|correct|fix|set|make sure|ensure|try|see|please|should|must|may|might|can|could|has to|have to|needs?|helps?|so that|https?:)|\?/i;

/** A line that reports how something went. */
const outcome =
  /^(?:the |your |this )?(?:deployment|deploy|build|application|app|instance|service|server|container|task|job|step|health check|healthcheck|commit|push|release|process|rollback|cleanup|cache|image|archive|logs?|(?:previous |new )?version)\b.{0,80}\b(?:failed|failure|stopped|succeeded|successful|aborted|cancelled|canceled|finished|complete|completed|ended|done|terminated|killed|removed|deleted|started|saved|uploaded|kept|restored|rolled back)\b.{0,40}$/i;

/** A line that says what is being done, or that something is over. */
const progress =
  /^(?:stopping|starting|restarting|running|building|caching|saving|restoring|creating|destroying|closing|sending|notifying|pushing|uploading|downloading|cleaning|removing|deleting|rolling back|shutting down|killing|releasing|aborting|cancelling|canceling|terminating|exiting|exit|exited|waiting|retrying|took|done|end|finished|failed|failure|aborted|error)\b.{0,120}$/i;

const healthCheckLine = /^(?:response from GET |no response from GET |health check failed:|GET \S+ returned )/i;

/**
 * Whether a line can be the hint. The contract shows no words for it, so every line counts
 * that is not clearly a report of something else.
 */
export function isHint(line: string): boolean {
  const text = withoutPrefixes(line);
  if (!/\p{L}/u.test(text) || healthCheckLine.test(text)) return false;
  return advice.test(text) || !(outcome.test(text) || progress.test(text));
}

function withoutPrefixes(line: string): string {
  let text = line.trim();
  for (let found = prefix.exec(text); found; found = prefix.exec(text)) text = text.slice(found[0].length);
  return text;
}
