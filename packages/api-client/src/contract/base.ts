/** The base of every call, relative to the host that serves the console [A-API-01]. */
export const API_BASE = '/lmm/api/v1.0';
