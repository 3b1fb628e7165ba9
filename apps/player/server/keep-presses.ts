import { AWAKE, WAKING } from '../src/shell/waking.ts'

/** So long a press is remembered; a phone twenty times slower than a desk needs half of it. */
const LATE_MS = 60_000
/** The page's scripts do not come. */
export const LOST = 'lost'

/**
 * A button that is pressed before React has taken the page over is pressed again once it has: a Stop that somebody sees
 * is a Stop. A form that was sent before is sent then, with what was in it at that moment, however it came there; the
 * entry tells React first what every field holds (src/shell/tell-typed.ts). Both are marked as busy until then. Where
 * the scripts do not come at all a form that posts goes to the server, which answers with a sentence. Links are the
 * browser's own.
 * @returns a script for the head of the page: from the first field on, whatever comes later
 */
export function keepPresses(): string {
  return `(()=>{
let awake=false
let lost=false
const held=new Map()
const isAwake=(node)=>awake&&Object.keys(node).some((key)=>key.startsWith('__reactFiber'))
addEventListener('click',(event)=>{
const button=event.target.closest('button:not([type=submit])')
if(!button||isAwake(button))return
const until=performance.now()+${LATE_MS}
const again=()=>{
if(button.isConnected&&performance.now()<=until&&!isAwake(button))return requestAnimationFrame(again)
button.removeAttribute('aria-busy')
if(isAwake(button))button.click()
}
// Awake right after: React took its part of the page over for this very press, and heard it.
setTimeout(()=>{
if(isAwake(button))return
button.setAttribute('aria-busy','true')
again()
})
},{capture:true})
// Not its own property: a field may be named so.
const isPosted=(form)=>form.getAttribute('method')==='post'
const leave=(form)=>{
if(!held.delete(form))return
form.removeAttribute('aria-busy')
if(isPosted(form))HTMLFormElement.prototype.submit.call(form)
}
document.addEventListener('${LOST}',()=>{
lost=true
for(const form of [...held.keys()])leave(form)
},{once:true})
addEventListener('submit',(event)=>{
const form=event.target
if(awake||form.getAttribute('method')==='dialog')return
event.preventDefault()
event.stopImmediatePropagation()
if(lost&&isPosted(form))return HTMLFormElement.prototype.submit.call(form)
const fields=[...form.elements].filter((field)=>field.matches('input:not([type=file]),select,textarea'))
if(!held.has(form))setTimeout(()=>leave(form),${LATE_MS})
held.set(form,{button:event.submitter,fields:fields.map((field)=>({field,value:field.value,checked:field.checked}))})
form.setAttribute('aria-busy','true')
},{capture:true})
document.addEventListener('${WAKING}',()=>{
awake=true
for(const {fields} of held.values())for(const {field,value,checked} of fields){
if(field.type==='checkbox'||field.type==='radio')field.checked=checked
else field.value=value
}
},{once:true})
document.addEventListener('${AWAKE}',()=>{
for(const [form,{button}] of [...held]){
held.delete(form)
form.removeAttribute('aria-busy')
if(form.isConnected)form.requestSubmit(button)
}
},{once:true})
})()`
}
