import { useState } from 'react'
import { useTranslations } from 'use-intl/react'

/** Puts a text where it can be pasted, and says so. */
export function CopyButton({ text, what }: { readonly text: string; readonly what: string }) {
  const t = useTranslations('deposit')
  const [isCopied, setIsCopied] = useState(false)
  return (
    <button
      type="button"
      className="text-link"
      aria-label={t('transfer.copy', { what })}
      onClick={() => {
        // A browser that does not let us leaves the text to be marked by hand.
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
