import { AFTER_HYDRATION, BEFORE_HYDRATION } from '../src/shell/hydration-events.ts'

/** How long a press is kept; a phone twenty times slower than a desktop needs half of it. */
const LATE_MS = 60_000
/** Event: the page's scripts failed to load. */
export const LOST = 'lost'

/**
 * Replays presses made before hydration: a button clicked before React has hydrated it is clicked again afterwards, so
 * that a visible Stop button always works. If React creates the button anew, because its part of the page changed
 * before hydration, it is found by its name (`data-press`). A form submitted before hydration is submitted afterwards,
 * with the values of its fields at that moment, typed or filled in; the entry first passes the value of every field to
 * React (src/shell/fields/dispatch-early-input.ts). Both are marked as busy until then. If the scripts fail to load, a form with method
 * POST goes to the server, which answers with a sentence. Links are left to the browser.
 * @returns a script for the head of the page, so that it listens before the first field is parsed
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
document.addEventListener('${BEFORE_HYDRATION}',()=>{
awake=true
for(const {fields} of held.values())for(const {field,value,checked} of fields){
if(field.type==='checkbox'||field.type==='radio')field.checked=checked
else field.value=value
}
},{once:true})
document.addEventListener('${AFTER_HYDRATION}',()=>{
for(const [form,{button}] of [...held]){
held.delete(form)
form.removeAttribute('aria-busy')
if(form.isConnected)form.requestSubmit(button)
}
},{once:true})
})()`
}
