/** The platform connects to the application on this port. */
export const applicationPort = 8080;
