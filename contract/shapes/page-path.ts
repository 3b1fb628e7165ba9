import { Type } from 'typebox'

/** Path on the player's own site to come back to, such as `/cs/account`. Never another site's. */
export const PagePath = Type.String({ pattern: '^/(?!/)[A-Za-z0-9/_?=&.-]*$', maxLength: 300 })
