import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { redirect } from 'react-router'
import type { Route } from './+types/requirements.route.ts'
import { hasSession } from '../../shell/call-api.server.ts'
import { pageParts } from '../../shell/page-parts.server.ts'
import { gameForMoney, paths } from '../../shell/paths.ts'
import { siteContext, type Site } from '../../shell/site-context.ts'
import { textsOf } from '../../shell/texts.server.ts'
import { MoreTexts } from '../../shell/texts.tsx'
import { formRulesOf } from './form-rules.server.ts'
import { RequirementsPage } from './requirements-page.tsx'

/** Open requirements of the account, what is allowed now, and until when. */
export function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const parts = pageParts(site, params.locale, 'requirements')
  const game = gameForMoney(new URL(request.url).searchParams.get('return'))
  if (!hasSession(request)) throw redirect(paths.login(parts.locale, paths.requirements(parts.locale, game)))
  const texts = { ...parts.texts, ...textsOf(site, parts.locale, ['registration', 'address']) }
  return { ...parts, texts, rules: formRulesOf(site.market), byBank: bankProves(site) }
}

/** What a verification at the bank proves with this brand; undefined where it has none. */
function bankProves({ brand, market }: Site): 'identity' | 'identity-and-account' | undefined {
  if (!brand.accountVerificationMethods.includes('bankId')) return undefined
  return market.bankAccountVerificationMethods.includes('bankId') ? 'identity-and-account' : 'identity'
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.tabName ?? '' }, { name: 'robots', content: 'noindex' }]
}

export default function RequirementsRoute({ loaderData }: Route.ComponentProps) {
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: 1, staleTime: 10_000 } } }))
  const { locale, texts, errors, rules, byBank } = loaderData
  return (
    <MoreTexts locale={locale} texts={texts}>
      <QueryClientProvider client={queries}>
        <RequirementsPage errors={errors} rules={rules} byBank={byBank} />
      </QueryClientProvider>
    </MoreTexts>
  )
}
