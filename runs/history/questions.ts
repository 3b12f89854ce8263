const RECENT_RUNS = 30;
/** A requirement that changes this often in these runs is flaky. */
const FLAKY_CHANGES = 3;

/** Every query looks only at the recent runs. */
export const recent = `recent AS (SELECT id, at FROM runs ORDER BY at DESC LIMIT ${RECENT_RUNS})`;
const last = 'last AS (SELECT id FROM recent ORDER BY at DESC LIMIT 1)';
const previous = 'previous AS (SELECT id FROM recent ORDER BY at DESC LIMIT 1 OFFSET 1)';
const wrong = "('fail', 'warn')";
const right = "('pass', 'not-applicable')";

/** When a requirement was last right, and when a target last answered; the empty text comes before every moment. */
const lastRight = `coalesce((SELECT max(r2.at) FROM verdicts v2 JOIN recent r2 ON r2.id = v2.run
  WHERE v2.target = now.target AND v2.requirement = now.requirement AND v2.verdict IN ${right}), '')`;
const lastUp = `coalesce((SELECT max(r2.at) FROM standings s2 JOIN recent r2 ON r2.id = s2.run
  WHERE s2.target = now.target AND s2.down IS NULL AND s2.seconds > 0), '')`;

/** Questions about the runs of a fleet, each with the query that answers it. */
export const questions = {
  since: {
    title: 'What is down or fails now, and since when',
    query: `
      WITH ${recent}, ${last}
      SELECT * FROM (SELECT t.name AS target, '' AS requirement, 'down' AS verdict,
        (SELECT min(r.at) FROM standings s JOIN recent r ON r.id = s.run
         WHERE s.target = now.target AND s.down IS NOT NULL AND r.at > ${lastUp}) AS since,
        coalesce(t.owner, '') AS owner, coalesce(t.contact, '') AS contact, now.down AS why
      FROM standings now JOIN targets t ON t.id = now.target WHERE now.run IN last AND now.down IS NOT NULL
      UNION ALL SELECT t.name, q.name, now.verdict,
        (SELECT min(r.at) FROM verdicts v JOIN recent r ON r.id = v.run
         WHERE v.target = now.target AND v.requirement = now.requirement AND v.verdict IN ${wrong} AND r.at > ${lastRight}),
        coalesce(t.owner, ''), coalesce(t.contact, ''), ''
      FROM verdicts now JOIN targets t ON t.id = now.target JOIN requirements q ON q.id = now.requirement
      WHERE now.run IN last AND now.verdict IN ${wrong})
      ORDER BY requirement <> '', since, target, requirement`,
  },
  changed: {
    title: 'What changed in the last run',
    query: `
      WITH ${recent}, ${last}, ${previous}
      SELECT t.name AS target, '' AS requirement, 'added' AS change FROM standings s JOIN targets t ON t.id = s.target
        WHERE s.run IN last AND EXISTS (SELECT * FROM previous) AND s.target NOT IN (SELECT target FROM standings WHERE run IN previous)
      UNION ALL SELECT t.name, '', 'dropped' FROM standings s JOIN targets t ON t.id = s.target
        WHERE s.run IN previous AND s.target NOT IN (SELECT target FROM standings WHERE run IN last)
      UNION ALL SELECT t.name, '', CASE WHEN a.down IS NULL THEN 'is back' ELSE 'went down' END
        FROM standings a JOIN standings b ON b.target = a.target AND b.run IN previous JOIN targets t ON t.id = a.target
        WHERE a.run IN last AND (a.down IS NULL) <> (b.down IS NULL) AND (a.down IS NOT NULL OR a.seconds > 0)
      UNION ALL SELECT t.name, q.name, CASE a.verdict WHEN 'fail' THEN 'newly failing' WHEN 'warn' THEN 'new warning' ELSE 'fixed' END
        FROM verdicts a JOIN targets t ON t.id = a.target JOIN requirements q ON q.id = a.requirement
        WHERE a.run IN last AND (a.verdict IN ${wrong} OR a.verdict = 'pass') AND (a.verdict IN ${wrong}) <>
          (SELECT b.verdict IN ${wrong} FROM verdicts b JOIN recent r ON r.id = b.run
           WHERE b.target = a.target AND b.requirement = a.requirement AND b.run NOT IN last
             AND (b.verdict IN ${wrong} OR b.verdict IN ${right}) ORDER BY b.verdict = 'not-applicable', r.at DESC LIMIT 1)
      ORDER BY change, target, requirement`,
  },
  flaky: {
    none: `Nothing is flaky (${FLAKY_CHANGES} changes or more in the last ${RECENT_RUNS} runs).`,
    title: `What passes in some runs and fails in others: ${FLAKY_CHANGES} changes or more in the last ${RECENT_RUNS} runs`,
    query: `
      WITH ${recent}, decided AS (
        SELECT v.target, v.requirement, v.verdict IN ('fail', 'warn') AS wrong,
          lag(v.verdict IN ('fail', 'warn')) OVER (PARTITION BY v.target, v.requirement ORDER BY r.at) AS before
        FROM verdicts v JOIN recent r ON r.id = v.run WHERE v.verdict IN ('pass', 'fail', 'warn', 'not-applicable'))
      SELECT t.name AS target, q.name AS requirement, sum(wrong <> before) AS changes, sum(wrong) AS failed, count(*) AS runs
      FROM decided JOIN targets t ON t.id = decided.target JOIN requirements q ON q.id = decided.requirement
      GROUP BY decided.target, decided.requirement HAVING changes >= ${FLAKY_CHANGES} ORDER BY changes DESC, target, requirement`,
  },
  durations: {
    title: 'How long each target takes, in seconds',
    query: `
      WITH ${recent}
      SELECT t.name AS target, round(avg(s.seconds), 1) AS average, max(s.seconds) AS longest,
        (SELECT seconds FROM standings l JOIN recent r2 ON r2.id = l.run WHERE l.target = s.target ORDER BY r2.at DESC LIMIT 1) AS last
      FROM standings s JOIN recent r ON r.id = s.run JOIN targets t ON t.id = s.target
      WHERE s.seconds IS NOT NULL GROUP BY s.target ORDER BY last DESC, target`,
  },
  trend: {
    title: 'How each target stood, run by run',
    query: `
      WITH ${recent}, failed AS (
        SELECT v.target, v.run, group_concat(q.name, ' ') AS ids FROM verdicts v JOIN requirements q ON q.id = v.requirement
        WHERE v.verdict IN ${wrong} AND v.run IN (SELECT id FROM recent) GROUP BY v.target, v.run)
      SELECT t.name AS target, r.at AS at, s.standing AS standing, s.verdict AS verdict, coalesce(f.ids, '') AS wrong
      FROM standings s JOIN recent r ON r.id = s.run JOIN targets t ON t.id = s.target
        LEFT JOIN failed f ON f.target = s.target AND f.run = s.run ORDER BY target, at`,
  },
} as const;

export type QuestionName = keyof typeof questions;
