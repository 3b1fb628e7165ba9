import type { ReactNode } from 'react'
import { IntlProvider, useMessages } from 'use-intl/react'
import type { AbstractIntlMessages } from 'use-intl/core'
import { useSite } from './site.ts'

/** Texts of one language by namespace, compiled on the server. */
export type Texts = Record<string, unknown>

/** Shown in place of a missing text. */
const keyOf = ({ key }: { readonly key: string }) => key

/** Provides the texts of the shell, and the time zone of the market, to everything below. A missing text is never an exception in front of a player. */
export function TextsProvider({ locale, texts, children }: { locale: string; texts: Texts; children: ReactNode }) {
  const { timeZone } = useSite()
  return (
    <IntlProvider
      locale={locale}
      timeZone={timeZone}
      messages={texts as AbstractIntlMessages}
      onError={() => {}}
      getMessageFallback={keyOf}
    >
      {children}
    </IntlProvider>
  )
}

/** Adds the texts of one feature to those of the shell. */
export function MoreTexts({ locale, texts, children }: { locale: string; texts: Texts; children: ReactNode }) {
  const known = useMessages() as Texts
  return (
    <TextsProvider locale={locale} texts={{ ...known, ...texts }}>
      {children}
    </TextsProvider>
  )
}
