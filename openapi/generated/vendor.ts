// Written by `npm run generate`; edit its source instead.

export interface paths {
    "/vendor/apps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the add-ons that customers have of this provider.
         * @description Each entry names the address at which its details are found.
         */
        get: operations["listAddons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendor/apps/{addonId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The add-on's id on the platform. */
                addonId: components["parameters"]["AddonId"];
            };
            cookie?: never;
        };
        /**
         * Show one add-on, once its provisioning request has been answered.
         * @description The details are not available while the partner is still answering the provisioning request.
         */
        get: operations["getAddon"];
        /**
         * Change the configuration of one add-on.
         * @description The body has only the config object, with the variables that the partner returned at provisioning.
         */
        put: operations["updateAddon"];
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
        /** @description All add-ons of the provider. */
        AddonList: components["schemas"]["AddonListEntry"][];
        /** @description One add-on, in short. */
        AddonListEntry: {
            /** @description The manifest's id. */
            provider_id: components["schemas"]["ListedText"];
            /** @description The add-on's id on the platform. */
            addon_id: components["schemas"]["ListedText"];
            /** @description Where the details are. */
            callback_url: components["schemas"]["ListedText"];
            /** @description The plan at this moment. */
            plan: components["schemas"]["ListedText"];
            /** @description The customer who had it provisioned; it never changes. */
            owner_id: components["schemas"]["ListedText"];
        };
        /** @description A field of an entry. */
        ListedText: string;
        /** @description One add-on, with its configuration and its owner. */
        AddonDetail: {
            /** @description The add-on's id on the platform. */
            id: string;
            /** @description What the user calls it in the dashboard. */
            name: string;
            /** @description The configuration variables that the partner returned at provisioning. */
            config: Record<string, never>;
            /**
             * Format: uri
             * @description The address of this very answer.
             */
            callback_url: string;
            /** @description One of owner_emails. */
            owner_email: string;
            /** @description All e-mail addresses of the owner. */
            owner_emails: string[];
            /** @description The owner; it never changes. */
            owner_id: string;
            /**
             * @description In lower case here, in capitals at provisioning.
             * @constant
             */
            region: "eu";
            /** @description Always empty. */
            domains: unknown[];
        };
        /** @description The configuration that an add-on gets. */
        AddonUpdate: {
            config: components["schemas"]["Config"];
        };
        /** @description The configuration variables that the partner returned at provisioning. */
        Config: {
            [key: string]: string;
        };
    };
    responses: never;
    parameters: {
        /** @description The add-on's id on the platform. */
        AddonId: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type AddonList = components['schemas']['AddonList'];
export type AddonListEntry = components['schemas']['AddonListEntry'];
export type ListedText = components['schemas']['ListedText'];
export type AddonDetail = components['schemas']['AddonDetail'];
export type AddonUpdate = components['schemas']['AddonUpdate'];
export type Config = components['schemas']['Config'];
export type ParameterAddonId = components['parameters']['AddonId'];
export type $defs = Record<string, never>;
export interface operations {
    listAddons: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The provider's add-ons. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "provider_id": "acme-mail",
                     *         "addon_id": "addon_2f6b1c",
                     *         "callback_url": "https://api.example/v2/vendor/apps/addon_2f6b1c",
                     *         "plan": "test",
                     *         "owner_id": "orga_81d4"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["AddonList"];
                };
            };
        };
    };
    getAddon: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The add-on's id on the platform. */
                addonId: components["parameters"]["AddonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The add-on in detail. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "addon_2f6b1c",
                     *       "name": "Mail of the shop",
                     *       "config": {
                     *         "ACME_MAIL_URL": "https://mail.partner.example/resource-1"
                     *       },
                     *       "callback_url": "https://api.example/v2/vendor/apps/addon_2f6b1c",
                     *       "owner_email": "jane.doe@example.com",
                     *       "owner_emails": [
                     *         "jane.doe@example.com",
                     *         "billing@example.com"
                     *       ],
                     *       "owner_id": "orga_81d4",
                     *       "region": "eu",
                     *       "domains": []
                     *     }
                     */
                    "application/json": components["schemas"]["AddonDetail"];
                };
            };
        };
    };
    updateAddon: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The add-on's id on the platform. */
                addonId: components["parameters"]["AddonId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "config": {
                 *         "ACME_MAIL_URL": "https://mail.partner.example/moved/resource-1"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["AddonUpdate"];
            };
        };
        responses: {
            /** @description The new configuration holds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
