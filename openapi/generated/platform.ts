// Written by `npm run generate`; edit its source instead.

export interface paths {
    "/oauth/request_token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Obtain a temporary token, the first step of the OAuth 1 flow.
         * @description The application signs the request with its consumer key and secret. The token that it gets is temporary.
         */
        post: operations["requestToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/authorize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask the user, in a browser, to let the application act for them.
         * @description The user's browser is sent here with the temporary token, and comes back to the application with a verifier.
         */
        get: operations["authorise"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/access_token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange the verified temporary token for one of the user.
         * @description The token of the answer acts for the user in later calls.
         */
        post: operations["accessToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/self": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tell whose credentials these are.
         * @description The record belongs to the user for whom the API token or the OAuth token acts.
         */
        get: operations["getSelf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Give an overview.
         * @description The contract names this record and shows none of its fields.
         */
        get: operations["getSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v4/products/zones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List where applications can be deployed.
         * @description Applications are created in one of these zones.
         */
        get: operations["listZones"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organisations/{organisation_id}/applications": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the organisation. */
                organisation_id: components["parameters"]["OrganisationId"];
            };
            cookie?: never;
        };
        /**
         * List the applications of an organisation.
         * @description Each application has an id; the contract shows no other field.
         */
        get: operations["listApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v4/billing/organisations/{organisation_id}/{invoice_number}.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the organisation. */
                organisation_id: components["parameters"]["OrganisationId"];
                /** @description The number of the invoice. */
                invoice_number: string;
            };
            cookie?: never;
        };
        /**
         * Fetch an invoice of an organisation as a document.
         * @description The invoice is named by the organisation and its number.
         */
        get: operations["getInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A token of OAuth 1 and its secret. */
        TokenPair: {
            /** @description Names the token in later requests. */
            oauth_token: string;
            /** @description Signs later requests. */
            oauth_token_secret: string;
        };
        /** @description The user on whose behalf the request was made. */
        Self: {
            [key: string]: unknown;
        };
        /** @description An overview of what the user has. */
        Summary: {
            [key: string]: unknown;
        };
        /** @description The deployment zones, those of x-names among them. */
        ZoneList: components["schemas"]["Zone"][];
        /** @description One zone. */
        Zone: string | {
            [key: string]: unknown;
        };
        /** @description The applications of one organisation. */
        ApplicationList: components["schemas"]["Application"][];
        /** @description One application. */
        Application: {
            /** @description Names the application in other requests. */
            id: unknown;
        };
        /** @description The bytes of a PDF document. */
        InvoiceDocument: string;
    };
    responses: never;
    parameters: {
        /** @description The id of the organisation. */
        OrganisationId: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type TokenPair = components['schemas']['TokenPair'];
export type Self = components['schemas']['Self'];
export type Summary = components['schemas']['Summary'];
export type ZoneList = components['schemas']['ZoneList'];
export type Zone = components['schemas']['Zone'];
export type ApplicationList = components['schemas']['ApplicationList'];
export type Application = components['schemas']['Application'];
export type InvoiceDocument = components['schemas']['InvoiceDocument'];
export type ParameterOrganisationId = components['parameters']['OrganisationId'];
export type $defs = Record<string, never>;
export interface operations {
    requestToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A temporary token and its secret. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "oauth_token": "6f2c0e",
                     *       "oauth_token_secret": "9b41d7"
                     *     }
                     */
                    "application/x-www-form-urlencoded": components["schemas"]["TokenPair"];
                    /**
                     * @example {
                     *       "oauth_token": "6f2c0e",
                     *       "oauth_token_secret": "9b41d7"
                     *     }
                     */
                    "application/json": components["schemas"]["TokenPair"];
                };
            };
        };
    };
    authorise: {
        parameters: {
            query: {
                /** @description The temporary token. */
                oauth_token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The browser is led back to the application. */
            "3XX": {
                headers: {
                    /**
                     * @description The application's address, with more in its query.
                     * @example https://shop.example/back?oauth_token=6f2c0e&oauth_verifier=41d8
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    accessToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user's token and its secret. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "oauth_token": "6f2c0e",
                     *       "oauth_token_secret": "9b41d7"
                     *     }
                     */
                    "application/x-www-form-urlencoded": components["schemas"]["TokenPair"];
                    /**
                     * @example {
                     *       "oauth_token": "6f2c0e",
                     *       "oauth_token_secret": "9b41d7"
                     *     }
                     */
                    "application/json": components["schemas"]["TokenPair"];
                };
            };
        };
    };
    getSelf: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user's record. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "user_7c20",
                     *       "email": "jane.doe@example.com"
                     *     }
                     */
                    "application/json": components["schemas"]["Self"];
                };
            };
        };
    };
    getSummary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The summary. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": {
                     *         "id": "user_7c20"
                     *       },
                     *       "organisations": [
                     *         {
                     *           "id": "orga_81d4"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Summary"];
                };
            };
        };
    };
    listZones: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The zones. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "name": "par"
                     *       },
                     *       {
                     *         "name": "mtl"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ZoneList"];
                };
            };
        };
    };
    listApplications: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the organisation. */
                organisation_id: components["parameters"]["OrganisationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organisation's applications. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "app_5d19"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ApplicationList"];
                };
            };
        };
    };
    getInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the organisation. */
                organisation_id: components["parameters"]["OrganisationId"];
                /** @description The number of the invoice. */
                invoice_number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoice. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example %PDF-1.7 */
                    "application/pdf": components["schemas"]["InvoiceDocument"];
                };
            };
        };
    };
}
