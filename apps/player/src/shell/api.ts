import { createClient } from '#client'
import { byPageHeaders } from './session/by-page.ts'

/** The API at the page's own origin: the browser sends the session cookie. */
export const api = createClient({ baseUrl: '', headers: byPageHeaders })
