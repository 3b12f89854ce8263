// All plays, in their order; as one file, since Playwright takes its time for each.
import './api-tokens.play.ts';
import './three-steps.play.ts';
import './signed-calls.play.ts';
import './resources.play.ts';
import './add-ons.play.ts';
import './answers.play.ts';
import './deployments.play.ts';
