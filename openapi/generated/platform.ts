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
        /** Obtain a temporary token, the first step of the OAuth 1 flow. */
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
        /** Ask the user, in a browser, to let the application act for them. */
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
        /** Exchange the verified temporary token for one of the user. */
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
        /** Tell whose credentials these are. */
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
        /** Give an overview. */
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
        /** List where applications can be deployed. */
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
                organisation_id: components["parameters"]["OrganisationId"];
            };
            cookie?: never;
        };
        /** List the applications of an organisation. */
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
                organisation_id: components["parameters"]["OrganisationId"];
                invoice_number: string;
            };
            cookie?: never;
        };
        /** Fetch an invoice of an organisation as a document. */
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
        TokenPair: {
            oauth_token: string;
            oauth_token_secret: string;
        };
        /** @description The query with which the browser comes back to the application. */
        AuthorisationReturn: {
            /** @description The same as in the first step. */
            oauth_token: string;
            oauth_verifier: string;
        };
        /** @description The user on whose behalf the request was made. */
        Self: {
            [key: string]: unknown;
        };
        Summary: {
            [key: string]: unknown;
        };
        /** @description The deployment zones, those of x-names among them. */
        ZoneList: components["schemas"]["Zone"][];
        Zone: string | {
            [key: string]: unknown;
        };
        ApplicationList: components["schemas"]["Application"][];
        Application: {
            id: unknown;
        };
        /** @description The bytes of a PDF document. */
        InvoiceDocument: string;
    };
    responses: never;
    parameters: {
        OrganisationId: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type TokenPair = components['schemas']['TokenPair'];
export type AuthorisationReturn = components['schemas']['AuthorisationReturn'];
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
                    "application/x-www-form-urlencoded": components["schemas"]["TokenPair"];
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
                    /** @description The application's address, with more in its query. */
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
                    "application/x-www-form-urlencoded": components["schemas"]["TokenPair"];
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
                organisation_id: components["parameters"]["OrganisationId"];
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
                    "application/pdf": components["schemas"]["InvoiceDocument"];
                };
            };
        };
    };
}
