/** Header of a request that a page sends by itself, without an action of its user: such a request does not extend the session. */
export const BY_PAGE_HEADER = 'x-by-page'
