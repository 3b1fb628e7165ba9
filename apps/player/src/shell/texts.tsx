import type { ReactNode } from 'react'
import { IntlProvider, useMessages } from 'use-intl/react'
import type { AbstractIntlMessages } from 'use-intl/core'

/** Texts of one language by namespace, compiled on the server. */
export type Texts = Record<string, unknown>

const TIME_ZONE = 'Europe/Bratislava' // player-site §2: of both markets

/** A missing text. */
const keyOf = ({ key }: { readonly key: string }) => key

/** Provides the texts of the shell to everything below. A missing text is never an exception in front of a player. */
export function TextsProvider({ locale, texts, children }: { locale: string; texts: Texts; children: ReactNode }) {
  return (
    <IntlProvider
      locale={locale}
      timeZone={TIME_ZONE}
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
