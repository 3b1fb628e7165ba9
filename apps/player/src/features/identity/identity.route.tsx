import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { redirect } from 'react-router'
import type { Route } from './+types/identity.route.ts'
import { hasSession } from '../../shell/call-api.server.ts'
import { pageParts } from '../../shell/page-parts.server.ts'
import { paths } from '../../shell/paths.ts'
import { siteContext } from '../../shell/site-context.ts'
import { MoreTexts } from '../../shell/texts.tsx'
import { IdentityPage } from './identity-page.tsx'

/** The page where players verify their identity and see what is missing. */
export function loader({ context, params, request }: Route.LoaderArgs) {
  const parts = pageParts(context.get(siteContext), params.locale, 'identity')
  if (!hasSession(request)) throw redirect(paths.login(parts.locale, paths.identity(parts.locale)))
  return parts
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.tabName ?? '' }, { name: 'robots', content: 'noindex' }]
}

export default function IdentityRoute({ loaderData: { locale, texts, errors } }: Route.ComponentProps) {
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: 1, staleTime: 10_000 } } }))
  return (
    <MoreTexts locale={locale} texts={texts}>
      <QueryClientProvider client={queries}>
        <IdentityPage errors={errors} />
      </QueryClientProvider>
    </MoreTexts>
  )
}
