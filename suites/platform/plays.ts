// All plays in order, in one file, since Playwright needs time for each file.
import './api-tokens.play.ts';
import './three-steps.play.ts';
import './signed-calls.play.ts';
import './resources.play.ts';
import './add-ons.play.ts';
import './answers.play.ts';
import './deployments.play.ts';
