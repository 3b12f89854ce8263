// Written by `npm run generate`; edit its source instead.

export interface paths {
    "/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set up a resource for a customer who installs the add-on. */
        post: operations["provision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{addon_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id that the partner returned at provisioning, not the platform's addon_id. */
                addon_id: components["parameters"]["AddonId"];
            };
            cookie?: never;
        };
        get?: never;
        /** A route that one sample provider has, for a purpose that is left open. */
        put: operations["update"];
        post?: never;
        /** Remove the resource of an add-on that a customer deletes. */
        delete: operations["deprovision"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sso_url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a user of the console into the admin panel of a resource. */
        post: operations["signOn"];
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
        ProvisioningRequest: {
            /** @description The add-on's id on the platform. */
            addon_id: string;
            /** @description The customer who owns the add-on. */
            owner_id: string;
            /** @description The name of the customer's organisation. */
            owner_name: string;
            /** @description The person who installs it for the owner. */
            user_id: string;
            /** @description The plan's slug. */
            plan: string;
            /**
             * @description In capitals here, in lower case elsewhere.
             * @constant
             */
            region: "EU";
            /**
             * Format: uri
             * @description Where details are found once this request has been answered.
             */
            callback_url: string;
            options: components["schemas"]["Options"];
        };
        Options: {
            [key: string]: string;
        };
        ProvisioningResponse: {
            /** @description The resource's id on the partner's side, never a number. */
            id: string;
            config?: components["schemas"]["Config"];
            /** @description A text for the customer's dashboard. */
            message?: string;
        };
        /** @description A value for each of the manifest's config_vars; the platform ignores other keys. */
        Config: {
            [key: string]: string;
        };
        SignOnForm: {
            /** @description The resource to open. */
            id: string;
            /** @description Milliseconds; after about five minutes the form is stale. */
            timestamp: string;
            /**
             * @description Meant for the console's navigation, and always empty.
             * @constant
             */
            "nav-data": "";
            /** @description The user's primary e-mail address at this moment. */
            email: string;
            /** @description The user on the platform. */
            user_id: string;
            /** @description SHA-512 over id:user_id:email:nav-data:sso_salt:timestamp with decoded values, in lower-case hex. */
            signature: string;
        };
    };
    responses: {
        /** @description The credentials are missing or wrong. */
        Unauthorised: {
            headers: {
                /** @description A Basic challenge, which the partner may leave out. */
                "WWW-Authenticate"?: string;
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        /** @description The id that the partner returned at provisioning, not the platform's addon_id. */
        AddonId: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type ProvisioningRequest = components['schemas']['ProvisioningRequest'];
export type Options = components['schemas']['Options'];
export type ProvisioningResponse = components['schemas']['ProvisioningResponse'];
export type Config = components['schemas']['Config'];
export type SignOnForm = components['schemas']['SignOnForm'];
export type ResponseUnauthorised = components['responses']['Unauthorised'];
export type ParameterAddonId = components['parameters']['AddonId'];
export type $defs = Record<string, never>;
export interface operations {
    provision: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProvisioningRequest"];
            };
        };
        responses: {
            401: components["responses"]["Unauthorised"];
            /** @description The resource is there, under the partner's own id. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProvisioningResponse"];
                };
            };
        };
    };
    update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id that the partner returned at provisioning, not the platform's addon_id. */
                addon_id: components["parameters"]["AddonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            401: components["responses"]["Unauthorised"];
        };
    };
    deprovision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id that the partner returned at provisioning, not the platform's addon_id. */
                addon_id: components["parameters"]["AddonId"];
            };
            cookie?: never;
        };
        /** @description There is none. */
        requestBody?: {
            content: {
                "*/*"?: never;
            };
        };
        responses: {
            /** @description The resource is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorised"];
        };
    };
    signOn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SignOnForm"];
            };
        };
        responses: {
            /** @description The form is genuine, a session is open, and the browser is led to the panel. */
            "3XX": {
                headers: {
                    /** @description The admin panel of the resource, absolute or relative. */
                    Location: string;
                    /** @description The partner's own session. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
