import { use, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl/react'
import { buttonClass } from '#ui/button/button-class.ts'
import { ADULT_DIALOG_ID as ID, YES } from './adult-answer.ts'
import { CodeMark } from './code-mark.ts'
import { readClientValue, storageKey, writeClientValue } from './client-values.ts'
import { useSite } from './site.ts'

/**
 * Runs while the page is still being read, before React: who has consented never sees a flash, who has not sees the
 * question in the first frame, and may answer it before the rest has loaded. It is opened as that frame begins: opened
 * at once it would lay out a page that is half read, and once more when it is whole.
 */
const openBeforeReact = `(()=>{try{if(localStorage.getItem('${storageKey('adultConsent')}')==='true')return}catch{}
const d=document.getElementById('${ID}');if(!d||d.open)return;
d.addEventListener('cancel',e=>e.preventDefault());
d.addEventListener('close',()=>{if(d.returnValue!=='${YES}')d.showModal()});
d.querySelector('button').addEventListener('click',()=>{try{localStorage.setItem('${storageKey('adultConsent')}','true')}catch{}d.close('${YES}')});
requestAnimationFrame(()=>{if(!d.open&&d.returnValue!=='${YES}')d.showModal()})})()`

/** Asked once, over every page. There is no way round it but to answer. */
export function AdultConsent() {
  const t = useTranslations('adultMessage')
  const { brandTexts } = useSite()
  const dialog = useRef<HTMLDialogElement>(null)
  const codeMark = use(CodeMark)

  // Where React had to write the page anew, the script above did not run for this dialog.
  useEffect(() => ask(dialog.current), [])

  function consent() {
    writeClientValue('adultConsent', true)
    dialog.current?.close(YES)
  }

  return (
    <>
      <dialog
        ref={dialog}
        id={ID}
        className="adult-consent"
        aria-labelledby={`${ID}-text`}
        {...{ closedby: 'none' }}
        onCancel={(event) => event.preventDefault()}
        onClose={(event) => ask(event.currentTarget)}
        suppressHydrationWarning
      >
        <div className="question">
          <div className="adult-consent-sign" aria-hidden="true">
            18<sup>+</sup>
          </div>
          <h2 id={`${ID}-text`}>{t('text')}</h2>
          <p>{t('explanation')}</p>
          <button type="button" className={buttonClass('primary', 'extra-large')} onClick={consent}>
            {t('button')}
          </button>
          {brandTexts ? <small>{brandTexts.footer.warning}</small> : null}
        </div>
      </dialog>
      <script nonce={codeMark} dangerouslySetInnerHTML={{ __html: openBeforeReact }} />
    </>
  )
}

function ask(dialog: HTMLDialogElement | null): void {
  if (!dialog || dialog.open || dialog.returnValue === YES || readClientValue('adultConsent')) return
  dialog.showModal()
}
