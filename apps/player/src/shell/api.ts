import { createClient } from '#client'

/** The API through the page's own origin: the cookie of the session goes along by itself. */
export const api = createClient({ baseUrl: '' })
