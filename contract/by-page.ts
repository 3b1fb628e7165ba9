/** On a request that a page makes by itself while nobody touches it: such a request does not keep its session alive. */
export const BY_PAGE_HEADER = 'x-by-page'
