import { useState } from 'react'
import { useTranslations } from 'use-intl/react'

/** Copies a text to the clipboard, and confirms it. */
export function CopyButton({ text, what }: { readonly text: string; readonly what: string }) {
  const t = useTranslations('deposit')
  const [isCopied, setIsCopied] = useState(false)
  return (
    <button
      type="button"
      className="text-link"
      aria-label={t('transfer.copy', { what })}
      onClick={() => {
        // If the browser refuses, the text can be selected by hand.
        navigator.clipboard?.writeText(text).then(
          () => setIsCopied(true),
          () => setIsCopied(false),
        )
      }}
    >
      <span aria-live="polite">{t(isCopied ? 'transfer.copied' : 'transfer.copyShort')}</span>
    </button>
  )
}
