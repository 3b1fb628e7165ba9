import { use, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl/react'
import { buttonClass } from '#ui/button/button-class.ts'
import { ADULT_DIALOG_ID as ID, YES } from './adult-answer.ts'
import { CspNonce } from './csp-nonce.ts'
import { readClientValue, storageKey, writeClientValue } from './client-values.ts'
import { useSite } from './site.ts'

/** A hidden tab never paints. */
const HIDDEN_WAIT_MS = 1000

/**
 * Runs during parsing, before React: a visitor who has consented never sees a flash, another one sees the question in
 * the first frame and can answer it before the rest has loaded. It is part of the first frame like any other box, and
 * becomes modal after the first paint, or at the first touch or key: a modal dialog computes the styles of the page
 * behind it again, and taking the focus lays it out, which the first paint would wait for (decision 0465).
 *
 * Once it is answered, the focus moves to the heading of the page, unless something had it before the question; without
 * that it would fall to the body, and a screen reader would say nothing. The page has just been opened, so the first Tab
 * still goes to the link that skips to its content.
 */
const openBeforeReact = `(()=>{try{if(localStorage.getItem('${storageKey('adultConsent')}')==='true')return}catch{}
const d=document.getElementById('${ID}');if(!d||d.open)return;
d.addEventListener('cancel',e=>e.preventDefault());
d.addEventListener('close',()=>{if(d.returnValue!=='${YES}')d.showModal()});
document.addEventListener('close',({target:t})=>{const a=document.activeElement;if(t.id==='${ID}'&&t.returnValue==='${YES}'&&(a===document.body||t.contains(a)))begin()},true);
const begin=()=>{const c=document.getElementById('content'),h=c?.querySelector('h1')??c;if(!h)return;
const tab=e=>{const s=document.querySelector('.skip-link');
if(s&&e.target===h&&e.key==='Tab'&&!e.shiftKey&&!e.altKey&&!e.ctrlKey&&!e.metaKey){e.preventDefault();s.focus()}};
h.tabIndex=-1;h.addEventListener('keydown',tab);h.addEventListener('blur',()=>h.removeEventListener('keydown',tab),{once:true});h.focus({preventScroll:true})};
d.querySelector('button').addEventListener('click',()=>{try{localStorage.setItem('${storageKey('adultConsent')}','true')}catch{}d.close('${YES}')});
d.setAttribute('open','');
let m=false;const modal=()=>{if(m||!d.open)return;m=true;d.removeAttribute('open');d.showModal()};
for(const sign of ['pointerdown','keydown'])addEventListener(sign,modal,{once:true,capture:true,passive:true});
if(document.hidden)setTimeout(modal,${HIDDEN_WAIT_MS});
if(globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint'))new PerformanceObserver(l=>{if(l.getEntriesByName('first-contentful-paint')[0])modal()}).observe({type:'paint',buffered:true});
else requestAnimationFrame(()=>requestAnimationFrame(modal))})()`

/** Asked once, over every page. It cannot be dismissed without an answer. */
export function AdultConsent() {
  const t = useTranslations('adultMessage')
  const { brandTexts } = useSite()
  const dialog = useRef<HTMLDialogElement>(null)
  const codeMark = use(CspNonce)

  // If React re-rendered the page on the client, the script above did not run for this dialog.
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
