/** All headers are there by then. */
const HEADERS_MS = 15_000
/** The whole request is there by then: the largest picture of a document (15 MB) comes over a mobile line of 1 Mbit/s. */
const REQUEST_MS = 150_000
/** A connection that is kept open and says nothing. Longer than proxies keep theirs, so that none sends into a closed one. */
const IDLE_MS = 72_000
/** How often connections are looked at. */
const LOOK_EVERY_MS = 5_000

/**
 * How long every listener of the product waits for whoever sends slowly: half-sent requests must not fill the house. As Fastify takes it.
 * @param requestMs for tests: so long a request may take to arrive
 */
export const listenerTimes = (requestMs = REQUEST_MS) => ({
  requestTimeout: requestMs,
  keepAliveTimeout: IDLE_MS,
  http: {
    headersTimeout: Math.min(HEADERS_MS, requestMs),
    connectionsCheckingInterval: Math.min(LOOK_EVERY_MS, requestMs),
  },
})
