import { Outlet, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/inside.route.ts'
import { ErrorPage, type ErrorWords } from './error-page.tsx'

/** Everything between header and footer: an error here leaves both in place. */
export default function Inside() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const root = useRouteLoaderData('root') as { locale?: string; errorWords?: ErrorWords } | undefined
  return <ErrorPage error={error} locale={root?.locale} words={root?.errorWords} />
}
