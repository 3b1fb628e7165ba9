import { Type } from 'typebox'

/** Path on the player site to return to, such as `/cs/account`. Never a URL of another site. */
export const PagePath = Type.String({ pattern: '^/(?!/)[A-Za-z0-9/_?=&.-]*$', maxLength: 300 })
