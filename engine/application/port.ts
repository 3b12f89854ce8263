/** Where the platform looks for an application. */
export const applicationPort = 8080;
