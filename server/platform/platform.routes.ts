import type { FastifyInstance } from 'fastify'
import * as test from '#contract/api-v1/test.ts'
import * as diagnostics from '#contract/capi-v1/diagnostics.ts'
import * as enumerators from '#contract/capi-v1/enumerators.ts'
import * as exchangeRates from '#contract/capi-v1/currency-exchange-rates.ts'
import * as currency from '#contract/capi-v1.1/currency.ts'
import * as shutdowns from '#contract/onling-v2/diagnostics.ts'
import * as staffRates from '#contract/play-v1/exchange-rates.ts'
import { requestOf, type Approvals } from '#server/approvals/index.ts'
import { serve } from '../kernel/index.ts'
import { echo } from './echo.ts'
import { registrationFields, registrationFieldsChecked, registrationFieldsRequired } from './enumerators.ts'
import { listAll, listOf, namesOf, textsOf, valuesOf } from './list-enumerators.ts'
import { listShutdowns, planAction, planOf, takeBackShutdown, type ShutdownNeeds } from './planned-shutdowns.ts'
import type { PlatformFacts } from './platform-facts.ts'
import { acceptAction } from './rates/accept-list.ts'
import { listFetches, listRatesOn } from './rates/list-rates.ts'

export type PlatformNeeds = ShutdownNeeds & { readonly facts: PlatformFacts; readonly approvals: Approvals }

/** Mounts diagnostics, enumerators, currency, the test calls and planned shutdowns. */
export function platformRoutes(app: FastifyInstance, needs: PlatformNeeds): void {
  const { facts } = needs
  const { version: name, target, environment, clockShiftMs } = facts
  const version = async () => ({ version: name, target, environment, clockShiftMs: clockShiftMs() })
  const hashMethods = async () => ({ hashMethods: [...listOf('HashMethods')] })

  serve(app, diagnostics.isAlive, async () => ({ alive: true as const }))
  serve(app, diagnostics.isAliveV11, async () => ({ alive: true as const }))
  serve(app, diagnostics.version, version)
  serve(app, diagnostics.versionV11, version)
  serve(app, diagnostics.supportedHashMethod, hashMethods)
  serve(app, diagnostics.supportedHashMethodV11, hashMethods)

  serve(app, test.get, (input) => echo(needs, input.query))
  serve(app, test.getAuthorized, (input) => echo(needs, input.query))

  for (const name of enumerators.ENUMERATORS) serve(app, enumerators.lists[name], async () => listAll(name))
  serve(app, enumerators.registrationFieldTypesListAll, async () => listAll('RegistrationFieldTypes'))
  serve(app, enumerators.registrationFieldTypesListChecked, async () =>
    valuesOf('RegistrationFieldTypes', registrationFieldsChecked),
  )
  serve(app, enumerators.registrationFieldTypesListPublic, async () =>
    valuesOf('RegistrationFieldTypes', registrationFields),
  )
  serve(app, enumerators.registrationFieldTypesListRequired, async () =>
    valuesOf('RegistrationFieldTypes', registrationFieldsRequired),
  )
  serve(app, enumerators.countriesNames, async () => namesOf('Countries'))
  serve(app, enumerators.limitKindsUniqueNames, async () => namesOf('LimitKinds'))
  serve(app, enumerators.countriesTranslate, async ({ query }) => textsOf('Countries', query))
  serve(app, enumerators.currencyCodesTranslate, async ({ query }) => textsOf('CurrencyCodes', query))
  serve(app, enumerators.faultCodesTranslate, async ({ query }) => textsOf('FaultCodes', query))

  serve(app, currency.getMainCurrency, async () => facts.mainCurrency)
  const rateNeeds = { db: needs.db, clock: needs.clock, timeZone: facts.timeZone }
  serve(app, currency.getExchangeRates, () => listRatesOn(rateNeeds))
  serve(app, exchangeRates.getRates, ({ body }) => listRatesOn(rateNeeds, body.validOn))
  serve(app, staffRates.listRateFetches, () => listFetches(needs))
  const accept = needs.approvals.register(acceptAction(needs))
  serve(app, staffRates.acceptRates, (input) => accept({ fetchId: input.body.fetchId }, requestOf(input)))

  const plan = needs.approvals.register(planAction(needs))
  serve(app, shutdowns.createPlannedShutdown, (input) => plan(planOf(input), requestOf(input)))
  serve(app, shutdowns.updatePlannedShutdown, (input) => plan(planOf(input), requestOf(input)))
  serve(
    app,
    shutdowns.deletePlannedShutdown,
    (input) => takeBackShutdown(needs, input),
    () => [{ isPlanned: true }, { isPlanned: false }],
  )
  serve(app, shutdowns.listPlannedShutdowns, () => listShutdowns(needs))
}
