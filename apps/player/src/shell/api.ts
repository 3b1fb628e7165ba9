import { createClient } from '#client'
import { byPageHeaders } from './session/by-page.ts'

/** The API through the page's own origin: the cookie of the session goes along by itself. */
export const api = createClient({ baseUrl: '', headers: byPageHeaders })
