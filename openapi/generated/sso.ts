// Written by `npm run generate`; edit its source instead.

export interface paths {
    "/{endpoint}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description What stands behind the last slash of the manifest's sso_url. */
                endpoint: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a user of the console into the admin panel of a resource.
         * @description The form goes to the sso_url of the manifest itself. The partner verifies the signature, opens a session and redirects the browser to the panel.
         */
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
        /** @description Who wants to open which resource, and the proof that the platform says so. */
        SignOnForm: {
            /** @description The resource to open. */
            id: string;
            /** @description Milliseconds; a form that is too old is stale. */
            timestamp: string;
            /**
             * @description Meant for the console's navigation.
             * @constant
             */
            "nav-data": "";
            /** @description The user's primary e-mail address at this moment. */
            email: string;
            /** @description The user on the platform. */
            user_id: string;
            /** @description The digest over the decoded values and the manifest's sso_salt. */
            signature: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type SignOnForm = components['schemas']['SignOnForm'];
export type $defs = Record<string, never>;
export interface operations {
    signOn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description What stands behind the last slash of the manifest's sso_url. */
                endpoint: string;
            };
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
                    /**
                     * @description The admin panel of the resource, absolute or relative.
                     * @example /panel/resource-1
                     */
                    Location: string;
                    /**
                     * @description The partner's own session.
                     * @example session=8f1c; Path=/; HttpOnly; Secure; SameSite=Lax
                     */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
