import { AWAKE, WAKING } from '../src/shell/waking.ts'

/** So long a press is remembered; a phone twenty times slower than a desk needs half of it. */
const LATE_MS = 60_000
/** The page's scripts do not come. */
export const LOST = 'lost'

/**
 * A button that is pressed before React has taken the page over is pressed again once it has: a Stop that somebody sees
 * is a Stop. Where React makes the button anew, because its part of the page changed before it was taken over, a button
 * with a name (`data-press`) is found again by it. A form that was sent before is sent then, with what was in it at that
 * moment, however it came there; the entry tells React first what every field holds (src/shell/tell-typed.ts). Both are
 * marked as busy until then. Where the scripts do not come at all a form that posts goes to the server, which answers
 * with a sentence. Links are the browser's own.
 * @returns a script for the head of the page: from the first field on, whatever comes later
 */
export function keepPresses(): string {
  return `(()=>{
let awake=false
let lost=false
const held=new Map()
const isAwake=(node)=>awake&&Object.keys(node).some((key)=>key.startsWith('__reactFiber'))
const untils=new WeakMap()
const waiting=new WeakSet()
addEventListener('click',(event)=>{
const pressed=event.target.closest('button:not([type=submit])')
if(!pressed||isAwake(pressed))return
let button=pressed
const until=event.isTrusted||!untils.has(button)?performance.now()+${LATE_MS}:untils.get(button)
const name=button.dataset.press
// React stops a press that it cannot take yet on its way to the button: what gets here with React awake is heard.
let heard=false
const hear=()=>{heard=isAwake(button)}
button.addEventListener('click',hear,{capture:true,once:true})
const again=()=>{
if(!button.isConnected&&name)button=document.querySelector('[data-press="'+name+'"]')??button
if((button.isConnected||name)&&performance.now()<=until&&!isAwake(button))return requestAnimationFrame(again)
button.removeAttribute('aria-busy')
waiting.delete(pressed)
if(!button.isConnected||!isAwake(button))return
untils.set(button,until)
button.click()
}
setTimeout(()=>{
button.removeEventListener('click',hear,{capture:true})
// A second press of a button that waits is the same one.
if(heard||waiting.has(pressed)||performance.now()>until)return
waiting.add(pressed)
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
