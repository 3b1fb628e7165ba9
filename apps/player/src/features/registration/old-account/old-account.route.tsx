import type { Route } from './+types/old-account.route.ts'
import { describePage } from '../../../shell/describe-page.ts'
import { hasOldAccounts } from '../../../shell/session/has-old-accounts.ts'
import { pageParts } from '../../../shell/page-parts.server.ts'
import { siteContext } from '../../../shell/site-context.ts'
import { textsOf } from '../../../shell/texts.server.ts'
import { MoreTexts } from '../../../shell/texts.tsx'
import { formRulesOf, readTermsVersion } from '../form-rules.server.ts'
import { OldAccountPage } from './old-account-page.tsx'

/** The page to find an account of a venue or of an earlier platform and merge it into the online one; for everybody. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { brand, market } = site
  if (!hasOldAccounts(brand)) throw new Response(null, { status: 404 })
  const parts = pageParts(site, params.locale, 'oldAccount')
  const { mergeMethods, migrateByPlayerCard } = brand.landbaseIntegration
  return {
    ...parts,
    texts: { ...parts.texts, ...textsOf(site, parts.locale, ['registration', 'address', 'identity']) },
    rules: formRulesOf(market, await readTermsVersion(site, parts.locale)),
    ways: [
      ...(migrateByPlayerCard ? (['card'] as const) : []),
      ...(mergeMethods.some((method) => method !== 'bankId') ? (['document'] as const) : []),
      ...(mergeMethods.includes('bankId') ? (['bank'] as const) : []),
    ],
    documentKinds: [
      ...new Set(market.identityDocumentsAllowedTypes.flatMap(({ documentsAllowed }) => documentsAllowed)),
    ],
  }
}

export function meta({ loaderData, params }: Route.MetaArgs) {
  return describePage({ name: loaderData?.tabName, ...loaderData, locale: params.locale, rest: '/old-account' })
}

export default function OldAccountRoute({ loaderData }: Route.ComponentProps) {
  return (
    <MoreTexts locale={loaderData.locale} texts={loaderData.texts}>
      <OldAccountPage {...loaderData} />
    </MoreTexts>
  )
}
