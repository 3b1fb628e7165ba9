/** In the address of a page whose form arrived at the server by itself, because the page's scripts did not run. */
export const UNSENT = 'unsent'
