/** Query parameter of a page whose form was submitted natively, because the page's scripts did not run. */
export const UNSENT = 'unsent'
