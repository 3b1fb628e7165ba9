import { createContext as createReactContext } from 'react'
import { createContext } from 'react-router'

/**
 * Nonce of our own scripts and styles while a page is rendered: random for each page, so that injected code cannot have
 * it. The server removes the nonces and allows exactly the elements that had one.
 */
export const cspNonceContext = createContext<string>()

/** The same for parts of the page that write a script or a style themselves; in the browser there is none. */
export const CspNonce = createReactContext<string | undefined>(undefined)
