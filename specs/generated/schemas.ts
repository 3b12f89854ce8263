// Written by `npm run generate`; edit its source instead.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        KnownFailure: {
            /** @description An id; * stands for any text. */
            requirement: string;
            /** @description The one problem that is known, by its fingerprint in report.json: another problem of the same requirement is new. Left out: every problem of the requirement is known. */
            fingerprint?: string;
            reason: string;
            /** @description Who is told before the entry expires. */
            owner: string;
            /**
             * Format: date
             * @description The last day on which the entry holds, in UTC.
             */
            expires: string;
            /**
             * @description A failing entry has to fail, a flaky one may pass as well; failing if left out.
             * @enum {unknown}
             */
            kind?: "failing" | "flaky";
        };
        /** @description Known failures: each with its reason, its owner and the day on which it expires. */
        Baseline: components["schemas"]["KnownFailure"][];
        Word: string;
        /** @enum {unknown} */
        Target: "provider" | "platform" | "application" | "client" | "any";
        /** @description A key of platform.yaml, or what its manifest has to have. */
        Setting: string | "different test and production URLs in provider.manifest";
        Prose: string;
        Id: string;
        /** @description Facts by their paths. Each is one value, a list of values of which one must fit, { not: … }, or a { pattern: … } for a text; null means that the fact is not known. */
        WantedFacts: {
            [key: string]: unknown;
        };
        Source: string;
        CatalogueRow: Record<string, never>;
        /** @description One testable sentence of the contract. */
        RequirementRow: {
            id: components["schemas"]["Id"];
            /** @enum {unknown} */
            level: "must" | "should" | "note";
            /** @description What holds, in one sentence. */
            text: components["schemas"]["Prose"];
            source: components["schemas"]["Source"];
            /**
             * @description The contract does not state it: it follows from what the contract says, or from a standard that it names.
             * @constant
             */
            inferred?: true;
            /** @description Contradictions, gaps and assumptions whose reading it rests on. */
            readings?: components["schemas"]["Id"][];
            /** @description What Assay does, and what result it expects. */
            judged: components["schemas"]["Prose"];
            /** @description What the owner of a failing implementation changes. */
            hint: components["schemas"]["Prose"];
            /** @description Values of the contract, by the names that sentences give them, which the sentences of this row say in words; null for one that it does not have. A contract that says something else is refused until the sentences are changed. */
            writtenFor?: {
                [key: string]: unknown;
            };
            /** @description Why it matters, where that of the surface is about something else. */
            why?: components["schemas"]["Prose"];
            /** @description The condition without which the requirement is not applicable. */
            when?: components["schemas"]["Prose"];
            /** @description The settings without which it stays untested: all of the list, and one of each list inside it; in words if the target has no configuration. */
            needs?: components["schemas"]["Prose"] | (components["schemas"]["Setting"] | components["schemas"]["Setting"][])[];
            /** @description The edition that brought it; before that one it is judged and shown, and does not count. */
            since?: string;
            /**
             * @description Recorded traffic can show it: what is needed besides the exchanges. If left out, traffic cannot show it: it needs a call that only Assay makes, or a look at what followed.
             * @enum {unknown}
             */
            traffic?: "exchanges" | "manifest" | "credentials" | "cookies" | "secrets" | "address";
            /**
             * @description The question of `assay certify --check` and `assay verify` that this requirement answers; `secrets`: are the secrets long enough?
             * @enum {unknown}
             */
            acceptance?: "secrets";
            /** @description Over which part of the space of calls (specs/space/) it holds. */
            space?: {
                /**
                 * @description The file of the space.
                 * @enum {unknown}
                 */
                of: "provider" | "platform";
                /** @description The operations. */
                on: string[];
                /**
                 * @description Only what this real caller may send; left out, also what only an attacker sends.
                 * @enum {unknown}
                 */
                by?: "platform" | "browser" | "client";
            };
            /** @description What a run has to show on this target before the row may pass; otherwise it is undecided, with the reason. */
            evidence?: {
                /** @description Labels of the same calls with nothing wrong. For each call (`on`) that is judged, one of them was accepted (2xx, or the panel opened), and none was refused. */
                controls?: components["schemas"]["Id"][];
                /**
                 * @description `existence`: it passes only if a probe that told a live resource from a missing one in this run says that the resource is still there. `told`: it does not pass where every probe answers the same for both.
                 * @enum {unknown}
                 */
                probe?: "existence" | "told";
                /** @description It passes only if the answered calls of these labels name more than one id: what two have to show is not shown by one. */
                apart?: {
                    of: components["schemas"]["Id"][];
                    /** @enum {unknown} */
                    by: "resourceId" | "addonId";
                };
                /** @description Labels of wrong calls. Where they were made and every one of them was accepted, an accepted call shows nothing. */
                refused?: components["schemas"]["Id"][];
                /** @description The facts of a call that contradicts a pass, under whatever label it was made. */
                unless?: components["schemas"]["WantedFacts"];
            };
            /** @description Judged by its places in the documents (x-requirement), not by a rule. */
            documents?: {
                /** @description The labels of the exchanges that show it; by default all of its operation. */
                reads?: components["schemas"]["Id"][];
                /** @description The requirements that must pass first; by default those of the places around it. */
                after?: components["schemas"]["Id"][];
                /** @description The label of the same call with nothing wrong. */
                control?: components["schemas"]["Id"];
                /** @description Of the exchanges under these labels, only those that were accepted (2xx), or not, are judged; another requirement judges the rest. */
                only?: {
                    [key: string]: "accepted" | "refused";
                };
            };
            /** @description Judged by a rule that several rows share (suites/registry/kinds.ts): its kind, what it reads, and its own words. */
            rule?: {
                /** @enum {unknown} */
                kind: "answers-are-right" | "observations-are-right" | "signed-requests-are-right" | "variables-are-right" | "variable-fits" | "status-is-noted" | "is-accepted" | "outcome-is-noted" | "sign-on-is-refused" | "is-refused" | "token-is-issued" | "signature-decides" | "credentials-are-needed" | "address-is-https" | "paths-are-asked-for" | "inputs-are-taken" | "record-is-the-users" | "is-sent-once";
                /**
                 * @description A call that is broken off each time fails the requirement, as it does where a sign-on is judged.
                 * @constant
                 */
                answered?: true;
                /** @description The labels of what shows it. */
                reads?: components["schemas"]["Id"][];
                /** @description The requirements that must pass first. */
                after?: components["schemas"]["Id"][];
                /**
                 * @description What a sign-on has to show for it, beyond whether the form was accepted.
                 * @enum {unknown}
                 */
                needs?: "panel" | "resource";
                /** @description What was tried, in words; a fact of the observation in braces. */
                called?: components["schemas"]["Prose"];
                /** @description What can happen if it is accepted. */
                danger?: components["schemas"]["Prose"];
                /** @description The method of the signature. */
                method?: string;
                /**
                 * @description The request that is looked at.
                 * @enum {unknown}
                 */
                request?: "provision" | "deprovision";
                /** @description What a command is given. */
                inputs?: string[];
                /** @description The observations, or entries, that are judged. */
                of?: components["schemas"]["WantedFacts"];
                /** @description The list in each observation whose entries are judged, each as the fact `entry`. */
                each?: string;
                /** @description What to say if there is nothing to judge; if left out, it passes. */
                none?: "not-run" | {
                    /** @enum {unknown} */
                    verdict: "not-applicable" | "untested" | "undecided";
                    /** @description The code of a reason in specs/reasons.yaml, or a sentence. */
                    reason?: components["schemas"]["Prose"];
                    /** @description What is missing, instead of a reason. */
                    needs?: components["schemas"]["Prose"];
                };
                /** @description What at least one observation of recorded traffic has to show; otherwise it is untested there. */
                shown?: components["schemas"]["WantedFacts"];
                /** @description What at least one observation has to show; otherwise it is undecided. */
                control?: components["schemas"]["WantedFacts"];
                /** @description Why it is undecided if no control shows that: the code of a reason in specs/reasons.yaml, or a sentence. */
                doubt?: components["schemas"]["Prose"];
                /** @description The variable of an application that is judged. */
                variable?: string;
                /**
                 * @description What its value may be, by its name in suites/application/variables.ts.
                 * @enum {unknown}
                 */
                fits?: "production" | "install-or-ignore" | "known-tool" | "current-tool" | "node-version" | "registry-host" | "not-blank";
                /**
                 * @description The variable has to be set; if left out, it is optional.
                 * @constant
                 */
                isRequired?: true;
            };
            /** @description The types of application that it is meant for; if left out, all. */
            applications?: ("node" | "play1" | "play2")[];
            /** @description The kind of target that it is judged on, if not that of the surface. */
            target?: components["schemas"]["Target"];
            /** @description Every way to fail, by its code; of a shared one, only what differs. */
            problems?: {
                [key: string]: components["schemas"]["PartOfWords"];
            };
            /** @description The shared ways to fail (specs/problems.yaml) that its rule can find, besides its own. */
            failsAs?: components["schemas"]["Word"][];
            /** @description Better advice than the row's: the first whose facts fit a problem (its facts, and `code`) is shown with it. */
            fixes?: {
                of: components["schemas"]["WantedFacts"];
                fix: components["schemas"]["Prose"];
            }[];
        };
        /** @description What the contract leaves open: observed, read one way, assumed, or out of reach; never judged. */
        QuestionRow: {
            id: components["schemas"]["Id"];
            /** @enum {unknown} */
            kind: "gap" | "contradiction" | "silence" | "exclusion" | "assumption";
            /** @description The kinds of target whose reports have it. */
            for?: ("provider" | "platform" | "application" | "client")[];
            question: components["schemas"]["Prose"];
            /** @description Why it matters, or why it is left out. */
            reason: components["schemas"]["Prose"];
            source: components["schemas"]["Source"];
            /** @description The reading that the rules take: the one that fails nobody. */
            reading?: components["schemas"]["Prose"];
            /** @description Values of the contract, by the names that sentences give them, which the sentences of this row say in words; null for one that it does not have. A contract that says something else is refused until the sentences are changed. */
            writtenFor?: {
                [key: string]: unknown;
            };
            /** @description Why no requirement rests on this contradiction or silence. */
            unlinked?: components["schemas"]["Prose"];
            /** @description What is assumed by default. */
            assumes?: components["schemas"]["Prose"];
            /** @description Where the user changes it. */
            setting?: components["schemas"]["Prose"];
            /** @description What a run notes down about it on a target. */
            observe?: components["schemas"]["Prose"];
            /** @description Which observations show something of it, and in which words; a summary of them (engine/judging/questions.ts), or the values of a fact, in braces; after a bar, what to say if there is none. */
            shown?: {
                of: components["schemas"]["WantedFacts"];
                says: components["schemas"]["Prose"];
            }[];
        };
        /** @description One way to fail, in words. {fact} stands for a fact of the problem, {fact|text} has a text for one that is not known, {"fact"} shows it as JSON, and {?fact:text} is left out if it is not known. */
        ProblemWords: {
            /** @description Of a rule that is written in its row: the facts that are wrong. */
            wrong?: components["schemas"]["WantedFacts"];
            expected: string;
            got: string;
            /** @description What to change, where the row's hint does not fit; empty where nothing better is known. */
            fix?: string;
            /**
             * @description The level of this problem, if it is lower than that of the row.
             * @enum {unknown}
             */
            level?: "should" | "note";
            /** @description It points to a risk, always or with these facts: a note is shown where others are only counted, a warning is named before others. */
            risk?: true | components["schemas"]["WantedFacts"];
            /** @description The facts that tell one problem from another, and are the same in every run. */
            stable?: string[];
            /** @description The words of version 2, which made its fingerprints of them: a baseline of that version still knows the problem. */
            formerly?: {
                expected?: string;
                got?: string;
            };
        };
        /** @description Every way to fail, by its code. */
        Problems: {
            [key: string]: components["schemas"]["ProblemWords"];
        };
        /** @description Ways to fail that several requirements share: by the kind of rule, by `documents`, or by the name in `failsAs`. */
        ProblemSets: {
            [key: string]: components["schemas"]["Problems"];
        };
        /** @description What a row changes in the words of a shared way to fail. */
        PartOfWords: {
            /** @description Of a rule that is written in its row: the facts that are wrong. */
            wrong?: components["schemas"]["WantedFacts"];
            expected?: string;
            got?: string;
            /** @description What to change, where the row's hint does not fit; empty where nothing better is known. */
            fix?: string;
            /**
             * @description The level of this problem, if it is lower than that of the row.
             * @enum {unknown}
             */
            level?: "should" | "note";
            /** @description It points to a risk, always or with these facts: a note is shown where others are only counted, a warning is named before others. */
            risk?: true | components["schemas"]["WantedFacts"];
            /** @description The facts that tell one problem from another, and are the same in every run. */
            stable?: string[];
            /** @description The words of version 2, which made its fingerprints of them: a baseline of that version still knows the problem. */
            formerly?: {
                expected?: string;
                got?: string;
            };
        };
        /** @description One file of the catalogue: a surface with its rows. */
        CatalogueFile: {
            /** @description The surface, as a contract of version 2 names it. Now the folder is its name. */
            surface?: components["schemas"]["Word"];
            title: components["schemas"]["Prose"];
            /** @description Why it matters, for the person who has to fix something. */
            why?: components["schemas"]["Prose"];
            target: components["schemas"]["Target"];
            /** @description What the documents judge in the exchanges under a label. Where an operation is named for each kind of call, `on` of the observation chooses; an empty one is named by the observation itself. */
            judged?: {
                /** @enum {unknown} */
                side: "request" | "answer";
                /** @enum {unknown} */
                outcome: "accepted" | "refused";
                operation: string | Record<string, never>;
                labels: components["schemas"]["Id"][];
            }[];
            rows: components["schemas"]["CatalogueRow"][];
        };
        /** @description A client of the platform API. A string may hold ${NAME}: a value of the stand-in platform, or else of the environment. */
        ClientConfiguration: {
            client: {
                name: string;
                /** @enum {unknown} */
                kind: "cli" | "library" | "application";
            };
            /** @description Variables that the commands get, besides PATH and a HOME of their own. */
            environment?: {
                [key: string]: string;
            };
            /** @description Files that are written before the first command, by their path in HOME. */
            files?: {
                [key: string]: string;
            };
            /**
             * @description Seconds for one command.
             * @default 30
             */
            limit: number;
            /** @description Shell commands by name. Those called create, tokens_create, tokens_list and tokens_revoke open more requirements. */
            commands?: {
                [key: string]: string;
            };
            /** @description The wrapper, to which an address and curl's arguments are added; none: the client has no wrapper. */
            curl?: string;
            /**
             * @description The address that the wrapper is tried with: ${base_url} or ${bridge_url}.
             * @default ${base_url}
             */
            curl_url: string;
            /** @description The command that sets a variable, to which a name and a value are added. */
            env_set?: string;
            /** @description How the client goes through the three steps; none: it never does. */
            login?: "none" | {
                command: string;
                /**
                 * @description The client follows redirects itself, or it listens on a loopback address that a browser is led back to.
                 * @default follow
                 * @enum {unknown}
                 */
                redirect: "follow" | "callback";
                /** @description That address, if the client does not send it. */
                callback?: string;
            };
        };
        /** @description An OpenAPI Overlay 1.0 document for one of the documents of the contract. */
        Overlay: {
            overlay: string;
            info: {
                title: string;
                version: string;
            };
            /** @description The document: a file of openapi or of specs/values, or specs/schemas/manifest.schema.json. */
            extends: string;
            actions: components["schemas"]["OverlayAction"][];
        };
        OverlayAction: {
            /** @description A JSONPath (RFC 9535). */
            target: string;
            description?: string;
            /** @description Merged into an object, added to a list. */
            update?: unknown;
            remove?: boolean;
        };
        /** @description A requirement of the catalogue with what changes, or a new one with everything that a requirement has. */
        EditionRow: {
            id: string;
            /** @enum {unknown} */
            level?: "must" | "should" | "note";
            /** @description The edition from which it counts; before that one it is judged and shown. */
            since?: string;
            surface?: string;
            /** @enum {unknown} */
            target?: "provider" | "platform" | "client";
            text?: string;
            source?: string;
            judged?: string;
            hint?: string;
            /** @description A new requirement is judged by its places in the documents (x-requirement). */
            documents?: Record<string, never>;
        };
        /** @description An edition: its name, the overlays that change the documents of the wire, and the rows that it changes or adds. */
        EditionFile: {
            /** @description Year and month from which it is in force. */
            edition: string;
            rows: components["schemas"]["EditionRow"][];
            overlays?: components["schemas"]["Overlay"][];
        };
        /** @description A DSSE envelope around an in-toto statement; without a signature it is unsigned. */
        Envelope: {
            /** @constant */
            payloadType: "application/vnd.in-toto+json";
            /** @description The statement, in Base64. */
            payload: string;
            signatures: {
                /** @description The SHA-256 of the public key, as DER. */
                keyid: string;
                /** @description An Ed25519 signature, in Base64. */
                sig: string;
            }[];
        };
        /** @description One target: the manifest of a provider, or the configuration of a platform. */
        FleetTarget: {
            /** @description The folder of its report. */
            name: string;
            manifest?: string;
            platform?: string;
            /** @enum {unknown} */
            environment?: "test" | "production";
            plans?: string[];
            /** @description A YAML file of the failures of this target that are known. */
            baseline?: string;
            /** @description The bundle that certifies this target; the overview warns before it expires. */
            certificate?: string;
            /** @description Variables that the password and sso_salt of this target's manifest may use. */
            env?: string[];
            /** @description Variables for this target alone, each with the file that holds its value, as secrets are mounted in a container. */
            env_files?: {
                [key: string]: string;
            };
            /** @description Headers to send with every request to this target; @FILE stands for what is in a file. */
            headers?: {
                [key: string]: string;
            };
            /** @description Certificate authorities to trust for this target, as PEM files. */
            ca?: string[];
            /** @description The largest number of requests a second to this target. */
            max_rps?: number;
            /** @description Who looks after it. */
            owner?: string;
            /** @description Where to write to when it fails. */
            contact?: string;
            /** @description What --only-targets can choose it by. */
            tags?: string[];
        } & (unknown | unknown);
        /** @description Many targets to judge in one run. */
        Fleet: {
            /** @description Other files with targets, relative to this one. Such a file cannot include others. */
            include?: string[];
            targets?: components["schemas"]["FleetTarget"][];
        };
        /** @description What a deployment asks an application for, and what its log says. */
        HealthCheckValues: {
            /** @description The variable with one path; with _0, _1 and so on behind it, with several. */
            variable: string;
            /** @description The path that is requested if no variable names one. */
            default_path: string;
            /**
             * @description The method of the requests.
             * @enum {unknown}
             */
            method: "GET" | "HEAD" | "OPTIONS" | "POST";
            /** @description The statuses of a healthy path. */
            statuses: number[];
            /** @description Lines of the log of a deployment. */
            log: {
                /** @description The line for each path. {method}, {path} and {status} stand for what was sent and answered. */
                response: string;
                /** @description The heading of a failure. */
                failure: string;
                /** @description The line for each failed path. */
                failed_path: string;
            };
        };
        /** @description The two endpoints of your service. */
        Endpoints: {
            /**
             * Format: uri
             * @description Receives provisioning; /{id} is added to it for de-provisioning.
             */
            base_url: string & unknown;
            /**
             * Format: uri
             * @description Receives the sign-on form.
             */
            sso_url: string;
        };
        /** @description An add-on manifest. The password and the salt may be ${NAME}: the value is taken from the environment after parsing. */
        Manifest: {
            /** @description Lower-case letters, digits, underscores and dashes. Cannot change after the first push. The user name of HTTP Basic authentication. */
            id: string;
            /** @description The name that people read. */
            name?: string;
            /** @description What the platform needs to know to call your service. */
            api: {
                /** @description The variables that provisioning returns. Each starts with the id in capitals, dashes written as underscores. */
                config_vars: string[];
                /** @description The password of HTTP Basic authentication. Take a random one of 35 characters or more, or ${NAME}. */
                password: string;
                /** @description The secret of the sign-on signature. Take a random one of 35 characters or more, or ${NAME}. */
                sso_salt: string;
                /** @description Has to contain eu. */
                regions: string[];
                /** @description The URLs that are called once the add-on provider is created. */
                production: components["schemas"]["Endpoints"];
                /** @description The URLs that are called while the add-on provider is being created. */
                test: components["schemas"]["Endpoints"];
            };
        };
        OverviewTarget: {
            name: string;
            /** @enum {unknown} */
            kind?: "provider" | "platform";
            /**
             * @description Of its report, or `unusable` if it could not be judged at all.
             * @enum {unknown}
             */
            verdict: "not-conforming" | "inconclusive" | "partial" | "conforming" | "unusable";
            because: string;
            standing?: components["schemas"]["Standing"];
            /** @description It did not answer, or stopped answering: since which run, and why. Left out where it answered, or was not called. */
            down?: {
                since?: string;
                why: string;
                /** @description It was not down in the run before. */
                isNew?: boolean;
            };
            /** @description It was down in the run before, and answers again. */
            wasDownSince?: string;
            /** @description Requirements that this run did not decide, and that failed when they were last decided. */
            failedLast?: string[];
            /**
             * @description What to open, in its folder.
             * @enum {unknown}
             */
            report?: "report.html" | "report.json";
            /** @description The exit status that it would have had alone. */
            status?: number;
            /** @description The verdict of each requirement. */
            verdicts: {
                [key: string]: "pass" | "fail" | "warn" | "blocked" | "undecided" | "untested" | "not-applicable";
            };
            /** @description How long its run took. */
            seconds?: number;
            /** @description What ends on a known day. */
            expires?: components["schemas"]["Expiry"][];
            owner?: string;
            contact?: string;
            tags?: string[];
            /** @description How it stood in the runs that a history has, oldest first, this run's last. */
            trend?: {
                at: string;
                standing: string;
                /** @description The requirements that failed, or got a warning, in that run. */
                wrong?: string[];
                /** @description Its report of that run, from the folder of the overview, if it is still in this folder or in one beside it. */
                report?: string;
            }[];
            /** @description For each requirement that fails: the run since which it has failed. */
            since?: {
                [key: string]: string;
            };
            /** @description Requirements that pass in some runs and fail in others. */
            flaky?: string[];
            was?: components["schemas"]["Standing"];
            /** @description Requirements that broke or were fixed since the run before. */
            changes?: {
                id: string;
                before: string;
                after: string;
            }[];
        };
        /**
         * @description How a target stands, or stood in the run before: each target has one. `known`: all that fails is in its baseline.
         * @enum {unknown}
         */
        Standing: "down" | "failing" | "unsure" | "incomplete" | "known" | "fine";
        Expiry: {
            /**
             * @description A known failure of its baseline, its certificate (a bundle of `assay certify`), or the TLS certificate of a host that answered.
             * @enum {unknown}
             */
            what: "known failure" | "certificate" | "TLS certificate";
            /** @description The requirement, the file, or the host. */
            name: string;
            /** @description The last day. */
            on: string;
        };
        Expiring: {
            target: string;
            /** @enum {unknown} */
            what: "known failure" | "certificate" | "TLS certificate";
            name: string;
            on: string;
            /** @description From the run to the last day; below 0 if it has ended. */
            days: number;
            /** @description The run before did not report it. */
            isNew: boolean;
        };
        PastRun: {
            at: string;
            /** @description How many targets stood how. */
            counts: {
                [key: string]: number;
            };
        };
        /** @description The results of many targets in one run, and how they compare with the run before. */
        Overview: {
            assay: string;
            edition: string;
            at: string;
            /** @description The part of the targets that this run took. */
            shard?: {
                index: number;
                of: number;
            };
            /** @description Shards that were missing from the merge. */
            missing?: number[];
            /** @description The folders of shards that ended in the middle: what they had judged is here. */
            unfinished?: string[];
            /** @description What runs left behind at targets; `folder` is what assay reap takes. */
            left?: {
                target: string;
                folder: string;
                /** @description Not deleted. */
                left: number;
                /** @description Requested, and never answered. */
                unknown: number;
            }[];
            /** @description Shards that began long before the others: they are of an earlier run. */
            stale?: {
                index: number;
                at: string;
            }[];
            /** @description How many targets stand how. */
            counts?: {
                [key: string]: number;
            };
            targets: components["schemas"]["OverviewTarget"][];
            /** @description Targets of the run before that are not in this one. */
            dropped?: string[];
            /** @description What ends soon after this run, or has ended, the first to end first. */
            expiring?: components["schemas"]["Expiring"][];
            /** @description The runs before, oldest first. */
            history: components["schemas"]["PastRun"][];
        };
        Url: string;
        /** @description A shell command, or manual: a person is told what to do. */
        Driver: string;
        /** @description A platform target. A string may hold ${NAME}: it is taken from the environment after parsing. */
        PlatformConfiguration: {
            /** @description Where the API of the platform is, such as https://api.staging.example. */
            base_url: components["schemas"]["Url"];
            /** @description Where the platform accepts API tokens; if left out, calls with an API token are untested. */
            bridge_url?: components["schemas"]["Url"];
            /** @description An API token of the user. */
            api_token?: string;
            /** @description The identifier of that API token, whose prefix is judged. */
            api_token_id?: string;
            /** @description The credentials of an OAuth 1 consumer, and how its user agrees. */
            oauth?: {
                /**
                 * @description The prefix of the paths of the three-step flow; empty if left out.
                 * @default
                 */
                path_prefix: string;
                /** @description The key of the consumer. */
                consumer_key: string;
                /** @description The secret of the consumer. */
                consumer_secret: string;
                /** @description A token of the user that signs API calls; if left out, the one from the three-step flow signs them. */
                token?: string;
                /** @description The secret of that token. */
                token_secret?: string;
                /**
                 * @description How the user agrees: follow reads the redirect, browser has a person sign in, command runs authorize_command.
                 * @default follow
                 * @enum {unknown}
                 */
                authorize: "follow" | "browser" | "command";
                /** @description A shell command that gets the URL as its argument and prints the redirect that it ended on. */
                authorize_command?: string;
                /** @description The callback that is registered for the consumer. */
                callback_url?: components["schemas"]["Url"];
                /**
                 * @description Whether the platform also has the request_token_query and access_token_query endpoints.
                 * @default false
                 */
                query_endpoints: boolean;
                /** @description The origin to sign for, if a proxy hides it. */
                origin?: components["schemas"]["Url"];
            };
            /** @description An organisation that the user belongs to; if left out, its resources are untested. */
            organisation_id?: string;
            /** @description An invoice of that organisation. */
            invoice_number?: string;
            /** @description The add-on whose partner Assay plays. */
            provider?: {
                /** @description The path of its manifest; the stand-in partner answers on its addresses. */
                manifest: string;
                /**
                 * @description Which addresses of the manifest are used.
                 * @default test
                 * @enum {unknown}
                 */
                environment: "test" | "production";
            };
            /** @description Variables that the password and sso_salt of its manifests may use. */
            env?: string[];
            /** @description Whose credentials these are; more is judged with it. */
            user?: {
                /** @description The id of the user. */
                id?: string;
                /** @description The e-mail address of the user. */
                email?: string;
            };
            /** @description The OpenAPI document that the platform publishes: a URL, or a file beside this one. It is compared with the contract, and every recorded answer with it. */
            openapi_url?: string;
            /** @description Values of parameters that the platform knows, by name, for gate --explore. */
            openapi_values?: {
                [key: string]: string;
            };
            /** @description Who owns the add-ons that the install driver makes; more is judged with it. */
            owner?: {
                /** @description The id of the owner. */
                id?: string;
                /** @description The name of the owner. */
                name?: string;
                /** @description The e-mail addresses of the owner. */
                emails?: string[];
            };
            /** @description A deployment URL to judge. */
            git_url?: string;
            /** @description More credentials and ids; each opens more requirements. */
            also?: {
                /** @description An API token that has expired. */
                expired_api_token?: string;
                /** @description An API token that was revoked. */
                revoked_api_token?: string;
                /** @description Another consumer, with which tokens of the first one must not work. */
                other_consumer?: {
                    /** @description Its key. */
                    key: string;
                    /** @description Its secret. */
                    secret: string;
                };
                /** @description The path of the manifest of another add-on, which must not see the first one. */
                other_manifest?: string;
                /** @description An organisation with applications that the user does not belong to. */
                other_organisation_id?: string;
                /** @description Another user, who does not belong to organisation_id. */
                other_user?: {
                    /** @description The id that this user's record shows. */
                    id: string;
                    /** @description An API token of this user. */
                    api_token: string;
                };
                /** @description An organisation of the user without applications. */
                empty_organisation_id?: string;
            };
            /** @description How to make the platform act; what is left out is untested. */
            drive?: {
                /** @description Installs the add-on of $ASSAY_MANIFEST with the plan $ASSAY_PLAN; may print {"addon_id": "…"}. */
                install?: components["schemas"]["Driver"];
                /** @description Deletes the add-on $ASSAY_ADDON_ID. */
                uninstall?: components["schemas"]["Driver"];
                /** @description Opens the dashboard of the add-on $ASSAY_ADDON_ID, as a user does. */
                sso?: components["schemas"]["Driver"];
                /** @description Deploys an application and prints the deployment log. */
                deploy?: components["schemas"]["Driver"];
            };
            /**
             * @description What drive.deploy deploys: stand-in (the default), which Assay runs and the platform has to reach; or sample, the folder ASSAY_APP_DIR, which runs on the platform and reports what it was asked for in its log.
             * @enum {unknown}
             */
            application?: "stand-in" | "sample";
            /** @description Where the platform reaches the stand-in application of this machine; for the sample application, where it sends its reports. --application-listen says where Assay listens. */
            application_url?: components["schemas"]["Url"];
            /** @description This platform is production: a run that changes something asks first, or takes --yes. */
            production?: boolean;
            /** @description Hosts that are production, as in api.example or *.api.example: with one of them in base_url or bridge_url a run that changes something asks first, or takes --yes. */
            production_hosts?: string[];
            /** @description How many deployments the platform is asked for at the same time, each of an application of its own: as many as the platform can take; 1 if left out. */
            deploys_at_once?: number;
        };
        Text: string;
        Strings: string[];
        Names: string[];
        OtherUrls: {
            base_url?: components["schemas"]["Url"];
            sso_url?: components["schemas"]["Url"];
        };
        /** @description assay.yaml: defaults for the commands that run in its folder; a flag overrides them. A string may hold ${NAME}: it is taken from the environment after parsing. */
        Project: {
            /** @description The edition of the contract to judge by. */
            edition?: string;
            /** @description Plan slugs that the service knows; gate takes the first. */
            plans?: string[];
            /** @enum {unknown} */
            environment?: "test" | "production";
            /** @description The manifest that the URLs belong to: only its credentials go there. */
            manifest?: string;
            /** @description Variables that the password and sso_salt of the manifest may use; if a manifest is named here, only that one may use them. */
            env?: components["schemas"]["Names"];
            /** @description Tells whether a resource of the manifest named here exists, where sign-on cannot: an address with {id} that returns 200 or 404, or a command that gets ASSAY_RESOURCE_ID and exits with 0 (it exists) or 1 (it does not). */
            exists?: string;
            /** @description URLs to call instead of the manifest's. */
            environments?: {
                test?: components["schemas"]["OtherUrls"];
                production?: components["schemas"]["OtherUrls"];
            };
            /** @description Other options of the commands, by their names; a command ignores options that it does not have. */
            options?: {
                only?: components["schemas"]["Strings"];
                skip?: components["schemas"]["Strings"];
                strict?: boolean;
                baseline?: components["schemas"]["Text"];
                reporter?: components["schemas"]["Text"];
                out?: components["schemas"]["Text"];
                quiet?: boolean;
                seed?: number;
                timeout?: number | string;
                "provision-timeout"?: number | string;
                "driver-timeout"?: number | string;
                "ready-within"?: number | string;
                "come-back-after"?: number | string;
                deadline?: number | string;
                "max-rps"?: number;
                "max-installs"?: number;
                cases?: number;
                "read-only"?: boolean;
                "allow-host"?: components["schemas"]["Strings"];
                /** @enum {unknown} */
                browser?: "auto" | "on" | "off";
                ca?: components["schemas"]["Strings"];
                cert?: components["schemas"]["Text"];
                key?: components["schemas"]["Text"];
                header?: components["schemas"]["Strings"];
                listen?: components["schemas"]["Text"];
                "callback-url"?: components["schemas"]["Url"];
                "stand-in"?: components["schemas"]["Url"];
                /** @enum {unknown} */
                type?: "node" | "play1" | "play2";
                "env-from"?: components["schemas"]["Strings"];
                "env-file"?: components["schemas"]["Strings"];
                "platform-dir"?: components["schemas"]["Text"];
                profile?: components["schemas"]["Text"];
                "max-connections"?: number;
                instances?: number;
                start?: components["schemas"]["Text"];
            };
        };
        /** @description Milliseconds since 1970. */
        Moment: number;
        /** @description What a play saw under a label that rules name: facts, and the numbers of the exchanges behind them. */
        Observation: {
            label: string;
            exchanges: number[];
            skipped?: components["schemas"]["Skipped"];
            /**
             * @description The call that was made.
             * @enum {unknown}
             */
            on?: "provisioning" | "de-provisioning" | "update" | "sign-on" | "bridge" | "api" | "request-token" | "authorize" | "access-token" | "list" | "detail";
            published?: components["schemas"]["PublishedDocument"];
            described?: components["schemas"]["Described"];
            /** @description The operation of the contract that was called, where the label does not say it. */
            operation?: string;
            /** @description What was special about it, in words. */
            what?: string;
            /** @description The name of what was special about it, the same in every run. */
            variant?: string;
            /** @description Which credentials were sent: manifest, or the name of a wrong variant. */
            credentials?: string;
            /** @description What it was sent with, by dimension: the deviation, the client, headers of proxies and so on. */
            context?: {
                [key: string]: string;
            };
            /** @description The condition without which it came out otherwise, in words: what sets it apart from a usual call, without all that does not matter. */
            onlyWith?: string[];
            /** @description It was refused with another status than calls that differ in nothing an answer may depend on, also when it was sent again: their status. */
            unlike?: number;
            addonId?: string;
            resourceId?: string;
            /** @description The partner gave this id as a number, and it is sent as text. */
            isNumericId?: boolean;
            /** @description Nothing seems to take this call: its method is not allowed there, or it gets the same 404 without credentials. */
            noRoute?: boolean;
            plan?: components["schemas"]["Plan"];
            configVars?: string[];
            /** @description Of an id that was given before: whether the add-on that had it was deleted by then. */
            isHolderGone?: boolean;
            /** @description The partner gave this id to another install too. */
            isRepeatedId?: boolean;
            /** @description The sign-on reached the panel. */
            opened?: boolean;
            /** @description What each probe answered about whether the resource exists; the same answers for a live and for a missing one show that a probe cannot tell. */
            says?: {
                [key: string]: string;
            };
            /** @description A sign-on to the same resource reached the panel earlier in this play. */
            openedBefore?: boolean;
            /** @description Why the sign-on counts as opened or not. */
            why?: string;
            /** @description What the partner sent to the stand-in platform. */
            calls?: components["schemas"]["ReceivedCall"][];
            /** @description Seconds that the platform waited for a config after the answer. */
            waited?: number;
            /** @description The body goes beyond what a partner has to take: a refusal is a warning. */
            isLonger?: boolean;
            /** @description The smallest body that fails in the same way. */
            smallest?: boolean;
            /** @description The same body was accepted when it was sent again. */
            isAcceptedAgain?: boolean;
            /** @description What had been deleted before: own, other. */
            deleted?: string;
            /** @description Why nothing follows from it, though it was answered. */
            undecided?: string;
            /** @description The code of that reason, and what its sentence says about this case. */
            because?: {
                code: string;
                facts?: {
                    [key: string]: unknown;
                };
            };
            /**
             * @description A person stopped the run here; --resume goes on with it.
             * @constant
             */
            isStopped?: true;
            /** @description The panel shows the resource without a session too. */
            openPanel?: boolean;
            /** @description The page is empty until its scripts run: only a browser can tell. */
            isShell?: boolean;
            /** @description A cookie with a value was set on the way to the panel. */
            setsCookie?: boolean;
            /** @description The answer to the form was a redirect. */
            redirects?: boolean;
            /** @description The address reached holds the id of another resource, and not its own. */
            namesAnother?: boolean;
            /** @description Why nobody saw what the page shows: it is empty until its scripts run. */
            unseen?: components["schemas"]["Skipped"];
            /** @description What stands in the address instead of the id of the resource, so that its panel does not show. */
            leadsNowhere?: string;
            /** @description The plan that only a refused call has named, if the panel shows it. */
            refusedPlan?: string;
            /**
             * @description Of a form with a wrong signature: it has a right digest of the older scheme as token.
             * @constant
             */
            olderToken?: true;
            /** @description The users of two customers got the same session cookies. */
            isSameSession?: boolean;
            /** @description What the session cookie of another user can be computed from, in words. */
            guessedFrom?: string;
            /** @description Milliseconds by which the target's Date is ahead of our clock. */
            clockSkew?: number;
            /** @description How old the form was, in words; `variant` has its seconds. */
            age?: string;
            /** @description A reload in the browser still showed the panel. */
            reloaded?: boolean;
            /** @description The answer to the form in the browser was a refusal, before any redirect. */
            isFormRefused?: boolean;
            /** @description Names of cookies with their attributes. */
            cookieFlags?: string[];
            mistake?: components["schemas"]["Mistake"];
            /**
             * @description What the answers show about a refused form: the target tells its signature from a wrong one; it accepts the platform's addon_id in place of its own id; it accepts another value of `field`; it accepts the same form later; it read the fields, since a form without them gets another answer; nothing; or nothing answers at this address.
             * @enum {unknown}
             */
            form?: "recognised" | "platform-id" | "other-value" | "later" | "read" | "not-shown" | "no-route";
            /** @description How many ways to send and to sign the form were tried that the target might know. */
            tried?: number;
            /** @description The field of a refused form with whose other value it is accepted, or does not fail. */
            field?: string;
            through?: components["schemas"]["KnownMistake"];
            /** @description The path that was asked for, or what it stands for. */
            path?: string;
            /** @enum {unknown} */
            signedWith?: "PLAINTEXT" | "HMAC-SHA1" | "HMAC-SHA256" | "HMAC-SHA512";
            issued?: components["schemas"]["Issued"];
            /** @description The token was given to nobody before in this run. */
            isFresh?: boolean;
            redirect?: components["schemas"]["Redirect"];
            /** @description The record holds the id of the configured user. */
            namesUser?: boolean;
            /** @description Places of the answer where the credential that was sent came back. */
            echoes?: string[];
            pdf?: components["schemas"]["Pdf"];
            /** @description The id of the manifest whose credentials were sent. */
            providerId?: string;
            /** @description The values that have to be shown. */
            config?: {
                [key: string]: string;
            };
            /** @description Keys that may not be shown. */
            undeclared?: string[];
            /** @description What the partner's answer did that the contract allows and few partners do; several at once, or one alone. */
            freedoms?: string[];
            /** @description The add-on still has the name that it had before. */
            isNameKept?: boolean;
            emails?: components["schemas"]["Emails"];
            /** @description How many add-ons stand in the lists of both providers. */
            sharedAddons?: number;
            /** @description What the configuration says. */
            value?: string;
            trigger?: components["schemas"]["Trigger"];
            /** @description What reached the stand-in partner, one for each exchange, in order. */
            received?: components["schemas"]["ReceivedRequest"][];
            people?: components["schemas"]["People"];
            /** @description How a known value was changed on its way, in words, by the name of the field or the variable. */
            altered?: {
                [key: string]: string;
            };
            isListed?: components["schemas"]["IsListed"];
            deployment?: components["schemas"]["Deployment"];
            application?: components["schemas"]["RunningApplication"];
            request?: components["schemas"]["ClientRequest"];
            login?: components["schemas"]["Login"];
            run?: components["schemas"]["CommandRun"];
            curl?: components["schemas"]["CurlComparison"];
        };
        Headers: [
            string,
            string
        ][];
        /** @description One request and its answer, or the reason why there is none. */
        Exchange: {
            label?: string;
            request: {
                method: string;
                url: string;
                headers: components["schemas"]["Headers"];
                body?: string;
                /**
                 * @description How secrets were hidden in the body: in a text that is no JSON, or by a change of its structure, so that it cannot be judged.
                 * @enum {unknown}
                 */
                masked?: "text" | "structure";
                /** @constant */
                invalidUtf8?: true;
            };
            response?: {
                status: number;
                statusText?: string;
                httpVersion?: string;
                headers: components["schemas"]["Headers"];
                body: string;
                bytes?: number;
                /**
                 * @description How secrets were hidden in the body: in a text that is no JSON, or by a change of its structure, so that it cannot be judged.
                 * @enum {unknown}
                 */
                masked?: "text" | "structure";
                /** @constant */
                invalidUtf8?: true;
                /** @constant */
                truncated?: true;
                informational?: number;
            };
            error?: {
                kind: string;
                phase?: string;
                message: string;
            };
            ended?: components["schemas"]["Moment"];
            started: number;
            ms: {
                connect?: number;
                answer?: number;
                total: number;
            };
            remote?: {
                address: string;
                port: number;
            };
            tls?: {
                [key: string]: string | boolean;
            };
            /** @constant */
            resent?: true;
            /**
             * @description The target throttled it, and the same request was sent again.
             * @constant
             */
            repeated?: true;
            /** @description Its number in the report. */
            number?: number;
            /** @description Which credentials were sent: manifest, or the name of a wrong variant. */
            credentials?: string;
        };
        /** @description The OpenAPI document that the platform publishes, beside the contract. */
        PublishedDocument: {
            name: string;
            /** @description Why it is no OpenAPI document. */
            problem?: string;
            /** @description Why it could not be fetched; nothing follows from that. */
            unread?: string;
            differences: {
                /** @enum {unknown} */
                kind: "breaking" | "compatible";
                /** @description What differs. */
                code?: string;
                /** @description The name of the part that differs: a status, a parameter, a place in a body. */
                name?: string;
                operation: string;
                requirements: string[];
                expected: string;
                got: string;
                /** @description File, line and column. */
                where: string;
            }[];
        };
        /** @description An answer beside what the published document says of its operation. */
        Described: {
            /** @description Method and path, as the document has them. */
            operation: string;
            deviations: {
                /** @enum {unknown} */
                kind: "server-error" | "status" | "media-type" | "body";
                /** @description The keyword of the schema that a body breaks, or how it cannot be read. */
                keyword?: string;
                /** @description The media type of an answer, or the type of a value. */
                type?: string;
                /** @description A JSON pointer into the body. */
                at?: string;
                expected: string;
                got: string;
                /** @description File, line and column in the document. */
                where: string;
            }[];
        };
        /** @description Why it was not done. */
        Skipped: {
            reason: string;
            /** @description The code of the reason. */
            code?: string;
            /** @description What the sentence of the reason says about this case. */
            facts?: {
                [key: string]: unknown;
            };
            byChoice: boolean;
            /** @description The requirement whose failure left nothing to stand on. */
            after?: string;
            /**
             * @description A person skipped it.
             * @constant
             */
            isByHand?: true;
            /**
             * @description There is nothing of the kind at this target.
             * @constant
             */
            isNotApplicable?: true;
        };
        Plan: {
            slug: string;
            isDefault: boolean;
        };
        ReceivedCall: {
            method: string;
            path?: string;
            /** @description Before the answer to the install; left out where recorded traffic does not show it. */
            early?: boolean;
            /** @enum {unknown} */
            credentials: "manifest" | "missing" | "wrong";
            status?: number;
            isJson?: boolean;
            keys?: string[];
            configIsStringMap?: boolean;
            /** @description Where the body of a PUT does not fit the documents: a JSON pointer and a keyword each, without values. */
            unfit?: string[];
            /** @description Keys of config that the answer to provisioning did not have. */
            undeclared?: string[];
            /** @description What was sent in place of the manifest's credentials, in words. */
            instead?: string;
            /** @description The name of what is wrong with the credentials. */
            wrong?: string;
            /** @description Refused first, and sent again with the right credentials. */
            retried?: boolean;
            /** @description Milliseconds before the answer. */
            earlyBy?: number;
            /** @description Declared variables that the config of a PUT does not have. */
            missing?: string[];
            /** @description Its path has the partner's id where the platform's belongs. */
            namesOwnId?: boolean;
            /** @description Milliseconds since the add-on was deleted. */
            afterDelete?: number;
        };
        /** @description The way of signing that the target accepted in place of the contract's. */
        Mistake: {
            name: string;
            sentence: string;
            fix?: string;
            /** @description Names of other mistakes that this request cannot tell from it. */
            also?: string[];
            /**
             * @deprecated
             * @description The name of `fix` in older recordings.
             */
            mend?: string;
            risk?: string;
        };
        /** @description A mistake of the target that Assay knows: it was spoken to in the way that it wants, so that a failure does not block what was seen. */
        KnownMistake: {
            /** @description The requirement that the mistake makes fail. */
            requirement: string;
            /** @description The name of the mistake; `contract` where there is none in the signature, and only the panel does not open. */
            recipe: string;
            /**
             * @description No panel opens, and the answer to the form tells whether it was accepted: `resource` where it tells of the resource too, `form` where not.
             * @enum {unknown}
             */
            shows?: "form" | "resource";
        };
        /** @description What of a pair of tokens the answer held. */
        Issued: {
            token: boolean;
            secret: boolean;
        };
        /** @description Where the authorize endpoint sent the browser. */
        Redirect: {
            isRedirect: boolean;
            /** @description A non-empty oauth_verifier in the query. */
            verifier: boolean;
            /** @description A non-empty oauth_token in the query. */
            token: boolean;
            /** @description The token is the one of the first step. */
            isSameToken?: boolean;
            /** @description Both are percent-encoded as a query needs it. */
            isEncoded?: boolean;
            /** @description Scheme, host, port, path and own query are those of oauth.callback_url. */
            returnsToCallback?: boolean;
        };
        /** @description What was seen of a document whose bytes are not kept. */
        Pdf: {
            /** @description It opens with %PDF-. */
            opens: boolean;
            /** @description Its last kilobyte holds %%EOF. */
            ends: boolean;
            bytes: number;
            /** @description The start of its SHA-256, which tells it from another one. */
            mark?: string;
            /** @description Its bytes were read as text and written as UTF-8. */
            isReencoded?: boolean;
        };
        /** @description How the addresses of a detail, which are people's, relate. */
        Emails: {
            /** @description owner_email is among owner_emails. */
            isAmong: boolean;
            /** @description owner_emails are those of the configured owner. */
            areOwners?: boolean;
        };
        /** @description What the platform was made to do. */
        Trigger: {
            started?: components["schemas"]["Moment"];
            ended?: components["schemas"]["Moment"];
            /** @description How long the driver took. */
            ms?: number;
            /** @enum {unknown} */
            kind: "install" | "uninstall" | "sso";
            /**
             * @description What the driver said.
             * @enum {unknown}
             */
            outcome: "done" | "refused";
            /** @description What the driver printed. */
            output?: string;
        };
        /** @description Whether the vendor list has the add-on. */
        IsListed: {
            before?: boolean;
            after?: boolean;
            /** @description The list does not have the add-on, and its detail is served: it is installed. */
            isDetailed?: boolean;
        };
        /** @description Whether a request names the people of the configuration; left out where none is given. */
        People: {
            /** @description user_id is the configured user's. */
            user?: boolean;
            /** @description The e-mail is the configured user's. */
            email?: boolean;
            /** @description owner_id is the configured owner's. */
            owner?: boolean;
            /** @description owner_name is the configured owner's. */
            ownerName?: boolean;
        };
        /** @description One request that the platform sent to the partner: what cannot be seen in its exchange. */
        ReceivedRequest: {
            /**
             * @description By method and declared URL.
             * @enum {unknown}
             */
            kind: "provision" | "deprovision" | "sso" | "other";
            /** @enum {unknown} */
            credentials: "manifest" | "missing" | "wrong";
            /** @description What was sent in place of the manifest's credentials, in words. */
            instead?: string;
            /** @description The name of what is wrong with the credentials. */
            wrong?: string;
            /** @description The path after base_url, percent-decoded once. */
            pathId?: string;
            /** @description The path after base_url is one segment. */
            isOneSegment?: boolean;
            /** @description Of the body. */
            bytes?: number;
            /** @description How the address differs from the manifest's URL; left out if it does not. */
            address?: {
                /** @description Names of query parameters that the manifest's URL does not have. */
                added: string[];
                /** @description Names of query parameters of the manifest's URL that did not come. */
                dropped: string[];
                /** @description Names of the manifest's secrets that are in the address. */
                secrets?: string[];
            };
            form?: components["schemas"]["SignOnForm"];
        };
        /** @description A sign-on form as it arrived. */
        SignOnForm: {
            /** @description Names, each as often as it came. */
            fields: string[];
            isEncodedOnce: boolean;
            id?: string;
            navData?: string;
            /** @enum {unknown} */
            signature: "right" | "wrong" | "missing" | "upper-case";
            mistake?: components["schemas"]["Mistake"];
            /**
             * @description What kind of number it is.
             * @enum {unknown}
             */
            timestamp?: "milliseconds" | "seconds" | "microseconds" | "none";
            /** @description Names of the fields whose values do not fit the documents; left out where there are none. Their values may be secrets. */
            unfit?: string[];
            /** @description Milliseconds between the timestamp and its arrival; negative when it is ahead. */
            age?: number;
        };
        /** @description One deployment with a health check. */
        Deployment: {
            started?: components["schemas"]["Moment"];
            ended?: components["schemas"]["Moment"];
            /** @description How long the driver took. */
            ms?: number;
            /** @description The health-check variables that were set. */
            variables: {
                [key: string]: string;
            };
            /** @description Path as configured, and its status; 0 for no answer. Every other path answers 404. */
            answers: {
                [key: string]: number;
            };
            /** @description The status for the first request of a path, where it differs from later ones. */
            firstAnswers?: {
                [key: string]: number;
            };
            requests: {
                method: string;
                /** @description With its query. */
                path: string;
            }[];
            /** @enum {unknown} */
            outcome: "succeeded" | "failed";
            log: string;
        };
        /** @description What was seen of an application that runs. */
        RunningApplication: {
            /** @description The health-check path that was asked for. */
            path?: string;
            /** @description The variable that names the path. */
            variable?: string;
            /** @description Why the contract does not say whether the path is asked for. */
            doubt?: string;
            /** @description The address that was connected to. */
            address?: string;
            /** @description The port that was connected to. */
            port?: number;
            /** @description Whether the port took a connection. */
            accepts?: boolean;
            /** @description Whether the port answered a TLS handshake. */
            speaksTls?: boolean;
            /** @description Ports on which the application listens instead. */
            otherPorts?: number[];
            /** @description Whether its code reads the variable PORT. */
            readsPort?: boolean;
            /** @description How the start command ended before the application could be reached. */
            ended?: string;
            /** @description The status with which it ended then, unless a signal ended it. */
            exitStatus?: number;
            /** @description The error that it printed then, or else the last line that says something. */
            output?: string;
            /** @description The first lines of the stack of that error. */
            stack?: string[];
            /** @description Seconds that were waited for it. */
            waited?: number;
            /**
             * @description The signal that was sent.
             * @enum {unknown}
             */
            signal?: "SIGTERM" | "SIGINT";
            /**
             * @description What was thrown inside it instead.
             * @enum {unknown}
             */
            error?: "uncaughtException" | "unhandledRejection";
            /** @description It had a handler for what was thrown. */
            isHandled?: boolean;
            /** @description It printed something from then on. */
            logs?: boolean;
            /** @description Seconds until it ended after the signal or the error; left out where it did not. */
            endsWithin?: number;
            /** @description Seconds that it had to end. */
            limit?: number;
            /** @description Processes that were left behind, by name. */
            left?: string[];
            /**
             * @description What became of the request that was open at the signal; none where none could be held open.
             * @enum {unknown}
             */
            openRequest?: "answered" | "dropped" | "none";
            /** @description Whether redirects led back to an address that was asked before. */
            loops?: boolean;
            /** @description Where the redirects led in the end. */
            location?: string;
        };
        /** @description One request of a client under test: what cannot be seen in its exchange. */
        ClientRequest: {
            /** @description The command that was running, by its name in client.yaml; left out where the client was started by hand. */
            command?: string;
            /** @enum {unknown} */
            address: "main" | "bridge";
            /**
             * @description What was asked for: a step of the three-step flow, the API, or something else.
             * @enum {unknown}
             */
            step: "request-token" | "authorize" | "access-token" | "vendor" | "api";
            /**
             * @description The kind of credentials.
             * @enum {unknown}
             */
            scheme: "oauth" | "bearer" | "basic" | "other" | "none";
            /** @description How the three-step flow was played to the client when it was sent. */
            scene?: string;
            /**
             * @description Where the OAuth parameters stood.
             * @enum {unknown}
             */
            place?: "header" | "form" | "query";
            /** @description Names of the OAuth parameters. */
            parameters?: string[];
            /** @description What is wrong with the form of the header. */
            problems?: {
                name?: string;
                /** @description Which of the known mistakes it is. */
                kind?: string;
                expected: string;
                got: string;
            }[];
            /**
             * @description Unreadable: there is none to look into. Unknown: the key or the token is not one that was handed out.
             * @enum {unknown}
             */
            signature?: "right" | "wrong" | "unreadable" | "unknown";
            /** @description As named; PLAINTEXT where none is. */
            signatureMethod?: string;
            /** @description What is wrong about the signature, in words. */
            says?: string;
            mistake?: components["schemas"]["Mistake"];
            /**
             * @description Whose token it was signed with.
             * @enum {unknown}
             */
            token?: "user" | "request" | "none" | "unknown";
            /**
             * @description Of an access-token request. Early: no user had agreed yet.
             * @enum {unknown}
             */
            verifier?: "right" | "wrong" | "missing" | "early";
            /**
             * @description Of bearer credentials.
             * @enum {unknown}
             */
            apiToken?: "known" | "revoked" | "unknown";
            /** @description Other places of a request signed in its header that hold the OAuth token. */
            tokenAlsoIn?: string[];
            /** @description Other places of the request that hold the API token. */
            apiTokenIn?: string[];
            /** @description Places that hold the secret of the consumer or of a token, which signs and is never sent. */
            secretIn?: string[];
            /** @description The oauth_version of a request that has one. */
            version?: string;
            /**
             * @description Of a request that has or needs one; `again`: an earlier request had it, with another timestamp.
             * @enum {unknown}
             */
            nonce?: "fresh" | "repeated" | "again" | "missing";
            /**
             * @description What the timestamp tells.
             * @enum {unknown}
             */
            clock?: "present" | "missing" | "milliseconds" | "no-number" | "past" | "future";
            /** @description Signed, and sent to the bridge for a path that the contract shows. */
            isMisplaced?: boolean;
            /** @description The credentials are those of the account, and hold. */
            isAccount?: boolean;
        };
        /** @description The three-step flow, as it was played to a client and as the client took it. */
        Login: {
            /** @description What was done to the client. */
            scene: string;
            /** @description The same in words. */
            what?: string;
            /** @description The redirect did not carry the token of the first step. */
            hasOtherToken?: boolean;
            /** @description A request token was asked for. */
            asked: boolean;
            /** @description The redirect, or the error page in its place, was handed over. */
            returned: boolean;
            /** @description An access-token request followed. */
            exchanged: boolean;
            /** @description It was answered with a token. */
            succeeded: boolean;
            /** @description The last line that the command printed. */
            said?: string;
        };
        /** @description One command of a client under test, and how it ended. */
        CommandRun: {
            /** @description Its name. */
            command: string;
            /** @description What was special about it, in words. */
            what?: string;
            /** @description Its exit status; null where it was ended. */
            status: number | null;
            /** @description The end of what it printed. */
            output: string;
            /** @description How many requests arrived meanwhile. */
            requests: number;
            ms?: number;
            /** @description Its standard output is JSON. */
            isJson?: boolean;
            /** @description Field names of that JSON. */
            fields?: string[];
            /** @description What the command line gave, without its values. */
            inputs?: {
                /** @description What the word is for: name, type, region, value. */
                what: string;
                /** @description Whether a request, a file in its home or the output beside those has it. */
                isShown: boolean;
            }[];
            /** @description How many API tokens the JSON shows. */
            tokens?: number;
            /** @description Identifiers of API tokens that the JSON shows. */
            identifiers?: {
                /** @description The field that holds it; empty where an entry is the identifier itself. */
                field: string;
                /** @description Whether it begins with the prefix of the contract. */
                isPrefixed: boolean;
            }[];
        };
        /** @description What arrived and came out through a wrapper of curl, beside what curl itself does. */
        CurlComparison: {
            /** @description As they were given. */
            arguments: string;
            differences: {
                /** @description Method, query, body, standard output, output file, exit status, or a header. */
                what: string;
                /** @description The name of the header that differs. */
                header?: string;
                expected: string;
                got: string;
            }[];
        };
        /** @description What one play saw: labelled observations and the exchanges behind them, redacted. */
        Recording: {
            play: string;
            started?: components["schemas"]["Moment"];
            ended?: components["schemas"]["Moment"];
            /** @description From start to end; left out, as these are, in recordings of older versions. */
            ms?: number;
            observations: components["schemas"]["Observation"][];
            /** @description Left out in a report, which keeps all exchanges in one list: observations then name their numbers there. */
            exchanges?: components["schemas"]["Exchange"][];
        };
        SurfaceContexts: {
            /** @description The call that was made; calls with credentials stand together as calls. */
            surface: string;
            attempts: number;
            /** @description What was wrong with the attempts. */
            deviations: string[];
            dimensions: {
                name: string;
                values: string[];
                /** @description Pairs of a deviation and a value that an attempt had. */
                met: number;
                possible: number;
            }[];
        };
        /** @description A file of an application that was read. */
        JudgedFile: {
            path: string;
            /** @description Over the whole file, as it was. */
            digest?: string;
            /** @description The lines that were looked at, secrets replaced; other lines are empty. Left out where none was. Of an index of Git: the paths below node_modules, 100 at most. */
            text?: string;
            /** @description Why it could not be read. */
            problem?: string;
        };
        /** @enum {unknown} */
        TargetKind: "provider" | "platform" | "application" | "client";
        /** @enum {unknown} */
        Level: "must" | "should" | "note";
        /** @enum {unknown} */
        RunVerdict: "conforming" | "partial" | "inconclusive" | "not-conforming";
        /** @enum {unknown} */
        Verdict: "pass" | "fail" | "warn" | "blocked" | "undecided" | "untested" | "not-applicable";
        Counts: {
            pass: number;
            fail: number;
            warn: number;
            blocked: number;
            undecided: number;
            untested: number;
            "not-applicable": number;
        };
        /** @description The outcome of one requirement; expected, got, at, exchanges and repeat are those of its first problem. */
        Outcome: {
            id: string;
            surface: string;
            /** @enum {unknown} */
            level: "must" | "should";
            verdict: components["schemas"]["Verdict"];
            text: string;
            hint: string;
            source: string;
            /**
             * @description The contract does not state it: Assay infers it from what the contract says.
             * @constant
             */
            inferred?: true;
            /** @description How Assay reads what the contract contradicts or leaves out; left out where the text is clear. */
            readings?: components["schemas"]["Reading"][];
            expected?: string;
            got?: string;
            at?: string;
            exchanges?: number[];
            repeat?: string;
            /** @description How long the exchanges and driver calls took that it was judged by; others may be judged by the same ones. */
            ms?: number;
            /** @description Why it fails, where other requirements fail for the same cause. */
            cause?: string;
            /** @description The requirement that tells the cause, where several fail for one: they are one finding. */
            sameCauseAs?: string;
            /** @description What the verdict rests on: how many exchanges were judged, how many accepted calls stand beside them as controls, and in how many different contexts they were sent. */
            evidence?: {
                exchanges: number;
                controls: number;
                contexts: number;
            };
            /** @description The name of the mistake whose recipe was spoken: the outcome was judged with the target's own way of signing; `contract` where no panel opens, and the answer to a right form tells enough. */
            judgedWith?: string;
            /** @description Why there is no pass and no fail. */
            reason?: string;
            /** @description The code of the reason: the same in every release, whatever its words are. */
            reasonCode?: string;
            /** @description What the sentence of the reason says about this case, by name; `needs` is what is missing. */
            reasonFacts?: {
                [key: string]: unknown;
            };
            /** @description The settings to add, where it is untested without them. */
            missing?: string[];
            /** @description Untested because the user asked for a part only. */
            byChoice?: boolean;
            /** @description The edition from which it counts, where that is a later one. */
            since?: string;
            /** @description The requirement whose failure stands in the way. */
            blockedBy?: string;
            problems?: components["schemas"]["Problem"][];
        };
        Problem: {
            /** @enum {unknown} */
            level: "must" | "should";
            expected: string;
            got: string;
            at?: string;
            /** @description The same in every run that meets the same problem: ids, times and ports do not change it. A baseline names it. */
            fingerprint?: string;
            /** @description A JSON pointer into the document. */
            pointer?: string;
            exchanges?: number[];
            repeat?: string;
            recipe?: components["schemas"]["Recipe"];
            hint?: string;
            answer?: components["schemas"]["TargetAnswer"];
            /** @description The way to fail, by its name in the requirement's row. It stays when the words change. */
            code?: string;
            /** @description What the sentences say about this case, by name. */
            facts?: {
                [key: string]: unknown;
            };
            /** @description How many other problems of the same kind there are. */
            more?: number;
            /**
             * @description It points to a risk, so a warning is named before others.
             * @constant
             */
            risk?: true;
        };
        /** @description How a problem was made: the step of a play, which `assay replay` repeats. */
        Recipe: {
            play: string;
            label: string;
            /** @description What deviates from a usual request, in words. */
            what?: string;
            credentials?: string;
            age?: string;
            /** @description Which one of several steps that are the same in all of this. */
            nth: number;
            /** @description The step acts on a resource, which is made anew. */
            needsResource: boolean;
        };
        /** @description What the target answered, in its own words: the last answer behind a problem. */
        TargetAnswer: {
            status: number;
            contentType?: string;
            /** @description The first lines of its body, redacted and cut; of a page, what a reader sees. */
            text?: string;
            /** @description The answers before it: a status and where it leads, each. */
            redirects?: string[];
        };
        /** @description The target was never there, refused our credentials, or stopped answering; left out where it answered to the end. */
        Outage: {
            /**
             * @description The code of the reason.
             * @enum {unknown}
             */
            code?: "not-reached" | "credentials-refused" | "stopped-answering";
            /** @description How the connection failed, where the target was never reached. */
            kind?: string;
            says: string;
            hint: string;
            /**
             * @description The target was there, and refused credentials of the configuration in every use.
             * @constant
             */
            refused?: true;
            /** @description The last exchange that reached it. */
            after?: number;
        };
        Note: {
            id: string;
            text: string;
            at?: string;
            exchanges?: number[];
            /** @description It points to a risk; other notes only say which of several allowed things the target does. */
            risk?: boolean;
            /** @description The way to fail, by its name in the requirement's row. It stays when the words change. */
            code?: string;
            /** @description What the sentences say about this case, by name. */
            facts?: {
                [key: string]: unknown;
            };
        };
        Observed: {
            id: string;
            question: string;
            /** @description Why it matters. */
            reason?: string;
            source?: string;
            observed?: string;
            assumes?: string;
            setting?: string;
            /** @description What the setting is in this run. */
            value?: string;
        };
        Reading: {
            id: string;
            question: string;
            reading: string;
            because: string;
        };
        Excluded: {
            id: string;
            question: string;
            /** @description Why no test can answer it. */
            reason: string;
            source: string;
        };
        Covered: {
            /** @description Its operationId. */
            operation: string;
            method: string;
            /** @description The address with its variables in braces. */
            path: string;
            /** @description A status, a range such as 2XX, or default. */
            status: string;
            /** @description How many exchanges of the run it was seen in. */
            exercised: number;
            /** @description Each field that the documents name in the request or in this answer; left out where they name none. */
            fields?: components["schemas"]["CoveredField"][];
        };
        CoveredField: {
            /** @enum {unknown} */
            of: "request" | "answer";
            /** @description The names that lead to it, joined by dots. */
            name: string;
            /** @description How many of those exchanges had it. */
            exercised: number;
        };
        BaselineEntry: {
            requirement: string;
            /** @description The one problem that it names; left out where it names all of the requirement. */
            fingerprint?: string;
            reason: string;
            owner: string;
            /** Format: date */
            expires: string;
            /** @enum {unknown} */
            kind: "failing" | "flaky";
            /**
             * @description Stale and expired entries fail the run; unjudged: nothing that it names was judged.
             * @enum {unknown}
             */
            state: "holds" | "unjudged" | "stale" | "expired";
            /** @description The requirements that do not count for the exit status because of it. */
            known: string[];
            /** @description What its owner has to know: why it fails the run, or that it soon will. */
            says?: string;
        };
        Resource: {
            kind?: string;
            addonId?: string;
            resourceId?: string;
            at: string;
            reason?: string;
            /** @description The code of the reason. */
            code?: string;
            /** @description What the sentence of the reason says about this case. */
            facts?: {
                [key: string]: unknown;
            };
        };
        /** @description All outcomes of one run against one target. */
        Report: {
            /** @description The version of Assay. */
            assay: string;
            edition: string;
            /** @description Over the rows of the edition: what is required, at which level, and how it is judged. */
            catalogueHash?: string;
            /** @description The command that made this report, without secrets. */
            command: string;
            target: {
                kind: components["schemas"]["TargetKind"];
                name: string;
                address?: string;
                /** @description The file that describes the target, as it was given. */
                document?: string;
                /** @description Where that file has a setting: what a finding about a call is about. */
                places?: {
                    setting: string;
                    line: number;
                    /** @description What is called at the addresses that this setting names. */
                    addresses?: string[];
                }[];
            };
            /** Format: date-time */
            started: string;
            /**
             * Format: date-time
             * @description When all was judged; left out in reports of older versions.
             */
            ended?: string;
            /** @description How long the run took. */
            ms?: number;
            verdict: components["schemas"]["RunVerdict"];
            /** @description The one sentence behind the verdict. */
            because: string;
            /** @description The run came to its end: it was not interrupted and met no deadline. */
            complete: boolean;
            counts: components["schemas"]["Counts"];
            requirements: components["schemas"]["Outcome"][];
            /** @description Requirements of a later edition: judged and shown, never counted; left out where there is none. */
            unscored?: components["schemas"]["Outcome"][];
            outage?: components["schemas"]["Outage"];
            notes: components["schemas"]["Note"][];
            /** @description What was found out about the target. */
            facts: {
                [key: string]: unknown;
            };
            gaps: components["schemas"]["Observed"][];
            assumptions: components["schemas"]["Observed"][];
            /** @description What the contract says and no test from outside can reach; left out in reports of older versions. */
            exclusions?: components["schemas"]["Excluded"][];
            recordings: components["schemas"]["Recording"][];
            exchanges: components["schemas"]["Exchange"][];
            resources: {
                made: number;
                undone: number;
                unknown: components["schemas"]["Resource"][];
                left: components["schemas"]["Resource"][];
                /** @description The command that undoes what is left; left out where nothing is. */
                undo?: string;
            };
            seed: number | null;
            /** @description In which contexts attempts that had to be refused were made; left out where there were none. */
            contexts?: components["schemas"]["SurfaceContexts"][];
            /** @description Each operation and status of the OpenAPI documents that apply to the target; left out where nothing was played. */
            coverage?: components["schemas"]["Covered"][];
            /** @description The manifest that was judged, so that it can be judged again; left out where it is no JSON. */
            manifest?: {
                /** @description Variables filled in, and an asterisk for each character of what the contract does not make public, 35 at most. */
                text: string;
                /** @description The id that was pushed before, where it was given. */
                previousId?: string;
            };
            /** @description What was looked at in an application's folder and among its variables, so that it can be judged again; left out where there was too much of it. */
            application?: {
                /** @enum {unknown} */
                type: "node" | "play1" | "play2";
                /** @description The variables that were looked at, secrets replaced; left out where none were given. */
                env?: {
                    [key: string]: string;
                };
                platformDir?: string;
                profile?: string;
                maxConnections?: number;
                instances?: number;
                /** @description The names in each folder that was looked into; the application's own folder is the empty name. */
                folders: {
                    [key: string]: string[];
                };
                files: components["schemas"]["JudgedFile"][];
            };
            /** @description Credentials of the configuration that the target refused before anything was judged. Requirements that need these settings are undecided. */
            refusedInputs?: {
                /** @description As requirements name them. */
                settings: string[];
                reason: string;
                code?: string;
                facts?: {
                    [key: string]: unknown;
                };
            }[];
            /** @description Settings of the configuration that some requirement needs and nobody gave; left out where the target has no configuration. */
            missingInputs?: string[];
            /**
             * @description Any TLS certificate was accepted (--insecure); left out where certificates were checked.
             * @constant
             */
            insecure?: true;
            /** @description How the same recordings were judged at first; left out where this is the first time. */
            judgedBefore?: {
                assay: string;
                edition: string;
                verdict: components["schemas"]["RunVerdict"];
            };
            /** @description What became of the known failures, where a baseline was given; the verdict is the same without it. */
            baseline?: {
                file: string;
                entries: components["schemas"]["BaselineEntry"][];
            };
        };
        /** @description What the runtimes of applications expect. */
        RuntimeValues: {
            /** @description The port that an application listens on. */
            port: number;
            /** @description Applications in JavaScript. */
            node: {
                /** @description The value of the variable `mode`. */
                mode: string;
                /** @description The build tools. */
                build_tools: {
                    /** @description Values of the variable `build_tool`. */
                    current: string[];
                    /** @description Values that are accepted and deprecated. */
                    deprecated: string[];
                    /** @description The build tool if nothing names one. */
                    default: string;
                    /** @description The build tool that runs a command of the application's own. */
                    custom: string;
                };
                /** @description Which build tool a lock file in the main folder selects. */
                lock_files: {
                    [key: string]: string;
                };
                /** @description The major versions of Yarn with which yarn.lock selects its build tool. */
                yarn_versions: number[];
                /** @description The values of the variable `dev_dependencies`. */
                dev_dependencies: {
                    install: string;
                    ignore: string;
                };
                /** @description Versions that are used if nothing names one. */
                default_versions: {
                    node: string;
                    bun: string;
                };
            };
            /** @description Applications of Play framework 1.x. */
            play1: {
                /** @description The values of the variable `play1_version`, each with the versions that it may stand for. */
                versions: {
                    [key: string]: string[];
                };
                /** @description The setting that trusts forwarded headers. */
                forwarding: {
                    key: string;
                    value: string;
                };
            };
            /** @description Applications of Play framework 2.x. */
            play2: {
                /** @description The Java version that is required, and the version line from which it is. */
                java: {
                    from: string;
                    version: number;
                };
                /** @description The setting that trusts forwarded headers, and the version line below which it is needed. */
                forwarding: {
                    key: string;
                    value: string;
                    below: string;
                };
                /** @description Connections of a pool by default, and the least instances of a deployment. */
                pool: {
                    size: number;
                    instances: number;
                };
                /** @description The key that holds the secret, by version line. */
                secret_keys: {
                    [key: string]: string;
                };
            };
        };
        /** @description How the sign-on form is signed, and how long it is valid. */
        SignOnValues: {
            /** @description The signature of a form. */
            signature: {
                /** @description Fields of the form, and sso_salt, in the order in which they are joined. */
                parts: ("id" | "user_id" | "email" | "nav-data" | "sso_salt" | "timestamp")[];
                /** @description What stands between two parts. */
                separator: string;
                /**
                 * @description The hash of the joined string in UTF-8.
                 * @enum {unknown}
                 */
                hash: "sha1" | "sha256" | "sha384" | "sha512";
                /**
                 * @description How the digest is written; hexadecimal digits are in lower case.
                 * @enum {unknown}
                 */
                encoding: "hex" | "base64" | "base64url";
            };
            /** @description How long a form is valid. */
            freshness: {
                /** @description How old a form may be, in minutes. */
                window_minutes: number;
            };
        };
        Operations: string[];
        Dimension: {
            on?: components["schemas"]["Operations"];
            /**
             * @description It is about a field of the message.
             * @constant
             */
            field?: true;
            values: {
                [key: string]: components["schemas"]["Value"];
            };
        };
        /** @description Each header has texts to draw from. */
        Texts: {
            [key: string]: string[];
        };
        Value: {
            /**
             * @description The real caller who may send it; without one, only an attacker does.
             * @enum {unknown}
             */
            by?: "platform" | "browser" | "client" | "anyone";
            /**
             * @description Legal, but so rare that the refusal of a right call is only a warning.
             * @constant
             */
            rare?: true;
            /**
             * @description A service may refuse it for its own sake, so that it comes alone.
             * @constant
             */
            hides?: true;
            on?: components["schemas"]["Operations"];
            /** @description Of a usual value that may be what matters: the value that shows it. */
            otherwise?: string;
            /** @description What the run has to have for it. */
            needs?: string;
            method?: string;
            /** @description Made of the usual {url}, or of its {base} and its {last} part. */
            address?: string;
            /** @description Added to the address. */
            query?: string;
            /** @description Instead of those of the same name. */
            headers?: components["schemas"]["Texts"];
            /** @description Beside those of the same name. */
            adds?: components["schemas"]["Texts"];
            without?: string[];
            /**
             * @description The case of the scheme of the credentials.
             * @enum {unknown}
             */
            spells?: "small" | "capital";
            /**
             * @description The case of the names of headers.
             * @constant
             */
            names?: "small";
            body?: string;
            /** @description Further fields of a form. */
            fields?: string;
            /**
             * @description The fields of a form are in the query.
             * @constant
             */
            inQuery?: true;
            /**
             * @description The same fields in another type of body.
             * @enum {unknown}
             */
            as?: "form" | "multipart" | "json";
            /** @description A body of at least this many bytes. */
            pad?: number;
            /**
             * @description Of HTTP.
             * @constant
             */
            version?: "1.0";
            /** @description In how many packets the body is sent. */
            packets?: number;
            /**
             * @description Sent at the same time as a right call.
             * @constant
             */
            beside?: true;
            /**
             * @description On a connection of its own.
             * @constant
             */
            isAlone?: true;
        };
        /** @description The dimensions in which calls differ. The first value of each is the usual one, and changes nothing. */
        Space: {
            $schema?: string;
            /** @description The operations that are called with credentials. */
            calls: components["schemas"]["Operations"];
            dimensions: {
                [key: string]: components["schemas"]["Dimension"];
            };
        };
        /** @description A thing and its SHA-256. */
        Digested: {
            name: string;
            digest: {
                sha256: string;
            };
        };
        /** @description What was run, under which edition, and by what the deployment can be known again. */
        Certificate: {
            version: string;
            edition: string;
            catalogueHash: string;
            seed: number | null;
            /** Format: date-time */
            started: string;
            target: string;
            run: components["schemas"]["CertifiedRun"];
            /** @description How many observations of each label were made. */
            probes: {
                [key: string]: number;
            };
            fingerprint: components["schemas"]["Fingerprint"][];
        };
        /** @description How the target was addressed. */
        CertifiedRun: {
            /** @enum {unknown} */
            environment: "test" | "production";
            baseUrl: string;
            ssoUrl: string;
            plans: string[];
        };
        /** @description What was seen of one origin of the deployment. */
        Fingerprint: {
            origin: string;
            /** @description Where we were connected to; a proxy, where there is one. */
            addresses: string[];
            /** @description The SHA-256 of its TLS keys. */
            keys: string[];
            headers: {
                [key: string]: string[];
            };
        };
        /** @description An in-toto statement with the test-result predicate: what a bundle says about its files. */
        Statement: {
            /** @constant */
            _type: "https://in-toto.io/Statement/v1";
            subject: components["schemas"]["Digested"][];
            /** @constant */
            predicateType: "https://in-toto.io/attestation/test-result/v0.1";
            predicate: {
                /** @enum {unknown} */
                result: "PASSED" | "WARNED" | "FAILED";
                configuration: components["schemas"]["Digested"][];
                passedTests: string[];
                warnedTests: string[];
                failedTests: string[];
                assay: components["schemas"]["Certificate"];
            };
        };
        /** @description The variables of an application, by what they say. */
        VariableNames: {
            /** @description Whether the application runs in production. */
            mode: string;
            /** @description The package manager of the build phase. */
            build_tool: string;
            /** @description The command of the custom build tool. */
            build_command: string;
            /** @description The version of Node.js. */
            node_version: string;
            /** @description Whether development dependencies are installed. */
            dev_dependencies: string;
            /** @description The token for a registry. */
            npm_token: string;
            /** @description User and password for a registry. */
            npm_credentials: string;
            /** @description The host of another registry. */
            npm_registry: string;
            /** @description The version of the 1.x line. */
            play1_version: string;
            /** @description The secret of an application of the 2.x line. */
            secret: string;
            /** @description Options for the build and the run of the 2.x line. */
            deploy_goal: string;
            /** @description The module to run. */
            module: string;
            /** @description The version of Java. */
            java_version: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type KnownFailure = components['schemas']['KnownFailure'];
export type Baseline = components['schemas']['Baseline'];
export type Word = components['schemas']['Word'];
export type Target = components['schemas']['Target'];
export type Setting = components['schemas']['Setting'];
export type Prose = components['schemas']['Prose'];
export type Id = components['schemas']['Id'];
export type WantedFacts = components['schemas']['WantedFacts'];
export type Source = components['schemas']['Source'];
export type CatalogueRow = components['schemas']['CatalogueRow'];
export type RequirementRow = components['schemas']['RequirementRow'];
export type QuestionRow = components['schemas']['QuestionRow'];
export type ProblemWords = components['schemas']['ProblemWords'];
export type Problems = components['schemas']['Problems'];
export type ProblemSets = components['schemas']['ProblemSets'];
export type PartOfWords = components['schemas']['PartOfWords'];
export type CatalogueFile = components['schemas']['CatalogueFile'];
export type ClientConfiguration = components['schemas']['ClientConfiguration'];
export type Overlay = components['schemas']['Overlay'];
export type OverlayAction = components['schemas']['OverlayAction'];
export type EditionRow = components['schemas']['EditionRow'];
export type EditionFile = components['schemas']['EditionFile'];
export type Envelope = components['schemas']['Envelope'];
export type FleetTarget = components['schemas']['FleetTarget'];
export type Fleet = components['schemas']['Fleet'];
export type HealthCheckValues = components['schemas']['HealthCheckValues'];
export type Endpoints = components['schemas']['Endpoints'];
export type Manifest = components['schemas']['Manifest'];
export type OverviewTarget = components['schemas']['OverviewTarget'];
export type Standing = components['schemas']['Standing'];
export type Expiry = components['schemas']['Expiry'];
export type Expiring = components['schemas']['Expiring'];
export type PastRun = components['schemas']['PastRun'];
export type Overview = components['schemas']['Overview'];
export type Url = components['schemas']['Url'];
export type Driver = components['schemas']['Driver'];
export type PlatformConfiguration = components['schemas']['PlatformConfiguration'];
export type Text = components['schemas']['Text'];
export type Strings = components['schemas']['Strings'];
export type Names = components['schemas']['Names'];
export type OtherUrls = components['schemas']['OtherUrls'];
export type Project = components['schemas']['Project'];
export type Moment = components['schemas']['Moment'];
export type Observation = components['schemas']['Observation'];
export type Headers = components['schemas']['Headers'];
export type Exchange = components['schemas']['Exchange'];
export type PublishedDocument = components['schemas']['PublishedDocument'];
export type Described = components['schemas']['Described'];
export type Skipped = components['schemas']['Skipped'];
export type Plan = components['schemas']['Plan'];
export type ReceivedCall = components['schemas']['ReceivedCall'];
export type Mistake = components['schemas']['Mistake'];
export type KnownMistake = components['schemas']['KnownMistake'];
export type Issued = components['schemas']['Issued'];
export type Redirect = components['schemas']['Redirect'];
export type Pdf = components['schemas']['Pdf'];
export type Emails = components['schemas']['Emails'];
export type Trigger = components['schemas']['Trigger'];
export type IsListed = components['schemas']['IsListed'];
export type People = components['schemas']['People'];
export type ReceivedRequest = components['schemas']['ReceivedRequest'];
export type SignOnForm = components['schemas']['SignOnForm'];
export type Deployment = components['schemas']['Deployment'];
export type RunningApplication = components['schemas']['RunningApplication'];
export type ClientRequest = components['schemas']['ClientRequest'];
export type Login = components['schemas']['Login'];
export type CommandRun = components['schemas']['CommandRun'];
export type CurlComparison = components['schemas']['CurlComparison'];
export type Recording = components['schemas']['Recording'];
export type SurfaceContexts = components['schemas']['SurfaceContexts'];
export type JudgedFile = components['schemas']['JudgedFile'];
export type TargetKind = components['schemas']['TargetKind'];
export type Level = components['schemas']['Level'];
export type RunVerdict = components['schemas']['RunVerdict'];
export type Verdict = components['schemas']['Verdict'];
export type Counts = components['schemas']['Counts'];
export type Outcome = components['schemas']['Outcome'];
export type Problem = components['schemas']['Problem'];
export type Recipe = components['schemas']['Recipe'];
export type TargetAnswer = components['schemas']['TargetAnswer'];
export type Outage = components['schemas']['Outage'];
export type Note = components['schemas']['Note'];
export type Observed = components['schemas']['Observed'];
export type Reading = components['schemas']['Reading'];
export type Excluded = components['schemas']['Excluded'];
export type Covered = components['schemas']['Covered'];
export type CoveredField = components['schemas']['CoveredField'];
export type BaselineEntry = components['schemas']['BaselineEntry'];
export type Resource = components['schemas']['Resource'];
export type Report = components['schemas']['Report'];
export type RuntimeValues = components['schemas']['RuntimeValues'];
export type SignOnValues = components['schemas']['SignOnValues'];
export type Operations = components['schemas']['Operations'];
export type Dimension = components['schemas']['Dimension'];
export type Texts = components['schemas']['Texts'];
export type Value = components['schemas']['Value'];
export type Space = components['schemas']['Space'];
export type Digested = components['schemas']['Digested'];
export type Certificate = components['schemas']['Certificate'];
export type CertifiedRun = components['schemas']['CertifiedRun'];
export type Fingerprint = components['schemas']['Fingerprint'];
export type Statement = components['schemas']['Statement'];
export type VariableNames = components['schemas']['VariableNames'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
