// Written by `npm run generate`; edit its source instead.

import anyOtherStatusFailsTheDeployment from '../health/any-other-status-fails-the-deployment.ts';
import asksBothKinds from '../health/asks-both-kinds.ts';
import asksEveryConfiguredPath from '../health/asks-every-configured-path.ts';
import asksNothingElse from '../health/asks-nothing-else.ts';
import asksRootByDefault from '../health/asks-root-by-default.ts';
import asksTwoDigitNumbers from '../health/asks-two-digit-numbers.ts';
import everyPathAnswers200 from '../health/every-path-answers-200.ts';
import keepsTheQuery from '../health/keeps-the-query.ts';
import logsAHint from '../health/logs-a-hint.ts';
import logsEachResponse from '../health/logs-each-response.ts';
import logsEveryFailure from '../health/logs-every-failure.ts';
import logsTheFailure from '../health/logs-the-failure.ts';
import succeedsWhenAllAnswer200 from '../health/succeeds-when-all-answer-200.ts';
import usesGet from '../health/uses-get.ts';

export const healthRules = [
  anyOtherStatusFailsTheDeployment,
  asksBothKinds,
  asksEveryConfiguredPath,
  asksNothingElse,
  asksRootByDefault,
  asksTwoDigitNumbers,
  everyPathAnswers200,
  keepsTheQuery,
  logsAHint,
  logsEachResponse,
  logsEveryFailure,
  logsTheFailure,
  succeedsWhenAllAnswer200,
  usesGet,
];
