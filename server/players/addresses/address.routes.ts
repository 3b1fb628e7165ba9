import type { FastifyInstance } from 'fastify'
import * as internal from '#contract/capi-v1/addresses.ts'
import * as calls from '#contract/onling-v2/player-address.ts'
import { checkVenueAddress } from '#contract/play-v1/staff-places.ts'
import { suggestAddressForRegistration } from '#contract/play-v1/registration-address.ts'
import { serve } from '#server/kernel/index.ts'
import type { AddressNeeds } from './address-needs.ts'
import { suggestBySmartform, validateByRuian, validateBySmartform } from './check-with-registers.ts'
import { deleteAddress, showAddresses, updateAddress } from './change-address.ts'
import { judgeAddress, judgeVenueAddress, offerAddresses } from './suggest-address.ts'

export function addressRoutes(app: FastifyInstance, needs: AddressNeeds): void {
  serve(app, calls.getAddresses, (input) => showAddresses(needs, input))
  serve(app, calls.suggestAddress, ({ query }) => offerAddresses(needs, query))
  serve(app, calls.validateAddress, (input) => judgeAddress(needs, input))
  serve(app, calls.updateAddress, (input) => updateAddress(needs, input))
  serve(app, calls.deleteAddress, (input) => deleteAddress(needs, input))
  serve(app, suggestAddressForRegistration, async ({ body }) => {
    await needs.judgeRegistrationToken(body.token)
    return offerAddresses(needs, body)
  })
  serve(app, checkVenueAddress, (input) => judgeVenueAddress(needs, input))
  serve(app, internal.suggestBySmartForm, (input) => suggestBySmartform(needs, input))
  serve(app, internal.validateBySmartForm, (input) => validateBySmartform(needs, input))
  serve(app, internal.validateByRuian, (input) => validateByRuian(needs, input))
}
