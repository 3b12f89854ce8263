// Written by `npm run generate`; edit its source instead.

export interface paths {
    "/{endpoint}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description What stands behind the last slash of the manifest's base_url. */
                endpoint: components["parameters"]["Endpoint"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set up a resource for a customer who installs the add-on.
         * @description The request goes to the base_url of the manifest itself. The details at callback_url can be read once it has been answered.
         */
        post: operations["provision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{endpoint}/{addon_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description What stands behind the last slash of the manifest's base_url. */
                endpoint: components["parameters"]["Endpoint"];
                /** @description The id that the partner returned at provisioning, not the platform's addon_id. */
                addon_id: components["parameters"]["AddonId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * A route that one sample provider has, for a purpose that is left open.
         * @description The contract shows neither the request nor when it is sent. A partner that offers the route refuses wrong credentials there too.
         */
        put: operations["update"];
        post?: never;
        /**
         * Remove the resource of an add-on that a customer deletes.
         * @description The id in the path is the one that the partner returned when the add-on was installed.
         */
        delete: operations["deprovision"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description What the platform knows about a new add-on. */
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
        /** @description The options of the add-on, each with its value. */
        Options: {
            [key: string]: string;
        };
        /** @description How the partner names the new resource, and what the customer's application needs to use it. */
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
    };
    responses: {
        /** @description The credentials are missing or wrong. */
        Unauthorised: {
            headers: {
                /**
                 * @description A Basic challenge, which the partner may leave out.
                 * @example Basic realm="add-on"
                 */
                "WWW-Authenticate"?: string;
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        /** @description What stands behind the last slash of the manifest's base_url. */
        Endpoint: string;
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
export type ResponseUnauthorised = components['responses']['Unauthorised'];
export type ParameterEndpoint = components['parameters']['Endpoint'];
export type ParameterAddonId = components['parameters']['AddonId'];
export type $defs = Record<string, never>;
export interface operations {
    provision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description What stands behind the last slash of the manifest's base_url. */
                endpoint: components["parameters"]["Endpoint"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "addon_id": "addon_2f6b1c",
                 *       "owner_id": "orga_81d4",
                 *       "owner_name": "Acme",
                 *       "user_id": "user_7c20",
                 *       "plan": "test",
                 *       "region": "EU",
                 *       "callback_url": "https://api.example/v2/vendor/apps/addon_2f6b1c",
                 *       "options": {}
                 *     }
                 */
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
                    /**
                     * @example {
                     *       "id": "resource-1",
                     *       "config": {
                     *         "ACME_MAIL_URL": "https://mail.partner.example/resource-1"
                     *       },
                     *       "message": "Your mailbox is ready."
                     *     }
                     */
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
                /** @description What stands behind the last slash of the manifest's base_url. */
                endpoint: components["parameters"]["Endpoint"];
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
                /** @description What stands behind the last slash of the manifest's base_url. */
                endpoint: components["parameters"]["Endpoint"];
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
}
