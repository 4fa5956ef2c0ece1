// The planning board: a session whose actions are tried on a private copy of the table, while the table itself goes on. The host
// judges a plan as a whole whenever it is asked (`…/plan`) and keeps nothing of it; plans are kept in this browser.
import { batch, signal } from '@preact/signals'
import { post } from './api.js'
import { chime } from './chime.js'
import { keptPlans, keepPlans } from './kept_plans.js'
import { holds, Session } from './session.js'
import { t } from './words.js'

/** @typedef {import('../types').Action} Action */
/** @typedef {import('../types').Entry} Entry */
/** @typedef {import('../types').Position} Position */
/** @typedef {Omit<import('../wire').PlanAnswer, 'entries' | 'position'> & { entries: Entry[], position: Position }} Answer */
/** What one wants to do: `isWhole`, with a whole turn from here. @typedef {import('./kept_plans.js').Plan} Plan */
/** What came of a plan: its score, how many actions of it stand, and why it goes no further.
 * @typedef {{ score: number | null, stands: number, ends: string | null, refused: import('../types').Reason | null }} Told */
/** The table as it is. @typedef {{ seq: number, entries: Entry[], position: Position }} Real */

/** What is tried is numbered from here: no match is so long. */
const FIRST = 1_000_000
const NAMES = [...'ABCDEF']

/** @param {Action} one @param {Action} other */
const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other)

export class PlanSession extends Session {
  /** @param {import('../types').GameModule} game @param {string} id @param {unknown} catalogue @param {number} seat */
  constructor(game, id, catalogue, seat) {
    super(game, id, catalogue, seat)
    this.seat = seat
    const kept = keptPlans(id, seat)
    this.plans = signal(/** @type {Plan[]} */ (kept?.plans ?? [{ name: NAMES[0], actions: [], isWhole: false }]))
    this.at = signal(kept?.at ?? 0)
    this.keptSeq = kept?.seq ?? -1
    /** What came of each plan, by its name. */
    this.told = signal(/** @type {Record<string, Told>} */ ({}))
    this.real = signal(/** @type {Real | null} */ (null))
    /** What stands in the way of playing on, in words. */
    this.note = signal('')
    /** What was tried and stands on the board, and what was taken back. */
    this.tried = /** @type {Entry[]} */ ([])
    this.undone = /** @type {Action[]} */ ([])
    this.number = FIRST
    this.asked = 0
    /** @type {Promise<void>} */
    this.showing = Promise.resolve()
    this.live.onTable = (message) => {
      this.info.value = { ...message.table, hints: false } // a hint is for the table itself
    }
  }

  /** Whoever plans keeps the seat. */
  passScreen() {}
  sit() {}
  canAskUndo() {
    return false
  }
  lastTurn() {
    return []
  }

  tellTurn() {
    this.entitle(`${t('plan-board')} · ${t(this.info.value?.game || 'web-brand')}`)
    const mine = this.isMyTurn()
    if (mine && this.wasMine === false) chime('turn')
    this.wasMine = mine
  }

  /** Whether one could play a plan now. */
  isMyTurn() {
    return !!this.real?.value?.position.to_act?.includes(this.seat)
  }

  plan() {
    return this.plans.value[this.at.value]
  }

  asTable() {
    const table = super.asTable()
    // What a game keeps for a table (a draft) is another one's here.
    return table && { ...table, id: `${this.id}-plan` }
  }

  /** @param {import('../types').Table} table */
  banner(table) {
    const banner = super.banner(table)
    if (table.isMyTurn) return banner
    const { ends } = this.told.value[this.plan().name] ?? {}
    const isEmpty = !this.tried.length
    const title = t(isEmpty ? 'plan-nothing' : 'plan-ended')
    return { ...banner, title, detail: isEmpty ? '' : t(`plan-ends-${ends ?? 'done'}`), seat: this.seat }
  }

  // The table itself ------------------------------------------------------------------------------------------------------------

  /** @param {import('../types').Update} update */
  update(update) {
    const before = this.real.peek()
    const { position, seq } = update
    if (!position) return
    const entries = [...(before?.entries ?? []), ...update.entries]
    const wasMine = this.isMyTurn()
    this.real.value = { seq, entries, position }
    this.toldAt = performance.now()
    this.drop(update.entries.filter((entry) => entry.seq > this.keptSeq))
    if (before && !wasMine && this.isMyTurn())
      this.plans.value = this.plans.peek().map((plan) => ({ ...plan, isWhole: false }))
    if (!before) this.readOpening()
    if (!before || before.seq !== seq) this.showing = this.refresh()
  }

  /** What one has played is no longer to be planned. @param {Entry[]} entries */
  drop(entries) {
    const mine = entries.filter((entry) => entry.type === 'played' && entry.seat === this.seat)
    for (const { action } of mine)
      this.plans.value = this.plans
        .peek()
        .map((plan) =>
          action && plan.actions.length && isSame(plan.actions[0], action)
            ? { ...plan, actions: plan.actions.slice(1) }
            : plan,
        )
    this.store()
  }

  /** All plans on the table as it is now, the one that is shown first. */
  async refresh() {
    this.undone = []
    const shown = this.plan()
    await this.replan(shown.actions).catch((error) => this.refuse(error))
    for (const plan of this.plans.peek())
      if (plan.name !== shown.name)
        await this.wish(plan).then(
          (answer) => this.tell(plan, answer),
          () => {}, // its score is not shown
        )
  }

  // Plans -----------------------------------------------------------------------------------------------------------------------

  /** @param {Pick<Plan, 'actions' | 'isWhole'>} plan @param {Action} [considers] @returns {Promise<Answer>} */
  wish({ actions, isWhole }, considers) {
    return post(`/api/tables/${this.id}/plan`, { seat: this.seat, actions, whole_turn: isWhole, considers })
  }

  /**
   * Shows the plan with these actions, and whether all of them stand. What does not is kept as wished for, unless `isNew`.
   * @param {Action[]} actions
   * @param {boolean} [isNew]
   */
  async replan(actions, isNew = false) {
    const plan = this.plan()
    const number = ++this.asked
    const answer = await this.wish({ ...plan, actions })
    if (number !== this.asked || this.plan().name !== plan.name) return false
    if (isNew && answer.refused) {
      this.refusal.value = answer.refused
      this.announce(this.worded(answer.refused))
      return false
    }
    const tried = actionsOf(answer.entries)
    const next = { ...plan, actions: answer.refused ? actions : tried }
    batch(() => {
      this.plans.value = this.plans.peek().map((each) => (each.name === plan.name ? next : each))
      this.show(answer)
      this.tell(next, answer)
      this.note.value = ''
      this.refusal.value = null
    })
    this.store()
    return true
  }

  /** @param {Answer} answer */
  show(answer) {
    const real = this.real.peek()
    if (!real) return
    const isSameBase = this.base === answer.seq
    this.base = answer.seq
    const before = isSameBase ? this.tried : []
    let same = 0
    while (same < before.length && same < answer.entries.length && isStill(before[same], answer.entries[same])) same++
    const more = answer.entries.slice(same).map((entry) => ({ ...entry, seq: ++this.number }))
    if (!more.length) this.number += 1
    this.tried = [...before.slice(0, same), ...more]
    this.judgements.clear()
    this.considered.value = null
    this.entries.value = this.entriesOf(answer, this.tried)
    this.seq.value = this.number
    this.position.value = this.positionOf(answer)
    this.marks.value = this.position.peek()?.marks ?? null
    this.seatShown.value = this.seat
  }

  /** @param {Answer} answer @param {Entry[]} tried */
  entriesOf({ opening = [] }, tried) {
    const begun = opening.length
      ? [/** @type {Entry} */ ({ seq: FIRST, at: 0, seat: this.seat, type: 'played', events: opening })]
      : []
    return [...(this.real.peek()?.entries ?? []), ...begun, ...tried]
  }

  /** Where there is nothing to plan, the table as it is. @param {Answer} answer @returns {Position} */
  positionOf({ position, entries, ends }) {
    const real = /** @type {Real} */ (this.real.peek())
    const isNothing = !entries.length && ends
    return {
      ...(isNothing ? real.position : position),
      legal: isNothing ? [] : position.legal,
      to_act: position.to_act,
      outcome: null,
      clock: null,
      changed: this.number,
      can_undo: this.tried.map((entry) => entry.seq).reverse(),
      can_redo: this.undone.length > 0,
    }
  }

  /** @param {Plan} plan @param {Answer} answer */
  tell(plan, answer) {
    const table = super.asTable()
    if (!table) return
    const there = {
      ...table,
      view: answer.position.view,
      marks: answer.position.marks,
      entries: this.entriesOf(answer, answer.entries),
    }
    const isNothing = !answer.entries.length && answer.ends
    const score = isNothing ? this.scoreNow() : this.game.scores(there).totals[this.seat]
    const { ends = null, refused = null } = answer
    this.told.value = { ...this.told.peek(), [plan.name]: { score, stands: answer.entries.length, ends, refused } }
  }

  /** The seat's points as the table is. @returns {number | null} */
  scoreNow() {
    const table = super.asTable()
    const real = this.real.value
    if (!table || !real) return null
    const { view, marks } = real.position
    return this.game.scores({ ...table, view, marks, entries: real.entries }).totals[this.seat]
  }

  store() {
    keepPlans(this.id, this.seat, {
      plans: this.plans.peek(),
      at: this.at.peek(),
      seq: this.real.peek()?.seq ?? -1,
      isOver: !!this.real.peek()?.position.outcome,
    })
  }

  /** @param {number} at */
  async choose(at) {
    this.at.value = at
    this.undone = []
    await this.doing(() => this.replan(this.plan().actions))
  }

  canAdd() {
    return this.plans.value.length < NAMES.length
  }

  /** Another plan, which begins as this one. */
  async add() {
    const plans = this.plans.peek()
    const name = NAMES.find((each) => !plans.some((plan) => plan.name === each))
    if (!name) return
    this.plans.value = [...plans, { ...this.plan(), name }]
    await this.choose(plans.length)
  }

  async remove() {
    const left = this.plans.peek().filter((_, i) => i !== this.at.peek())
    batch(() => {
      this.plans.value = left.length ? left : [{ name: NAMES[0], actions: [], isWhole: false }]
      this.at.value = Math.max(0, this.at.peek() - 1)
    })
    await this.choose(this.at.peek())
  }

  /** @param {boolean} isWhole */
  async setWhole(isWhole) {
    const { name } = this.plan()
    this.plans.value = this.plans.peek().map((plan) => (plan.name === name ? { ...plan, actions: [], isWhole } : plan))
    this.base = -1
    await this.choose(this.at.peek())
  }

  // What the table page does, done in the plan ------------------------------------------------------------------------------------

  /** @param {() => Promise<boolean | void>} job */
  async doing(job) {
    if (!(await this.begin())) return false
    try {
      return (await job()) !== false
    } catch (error) {
      this.refuse(error)
      return false
    } finally {
      this.isBusy.value = false
    }
  }

  triedActions() {
    return actionsOf(this.tried)
  }

  /** @param {Action} action */
  judge(action) {
    const key = JSON.stringify(action)
    let known = this.judgements.get(key)
    if (!known) {
      const { isWhole } = this.plan()
      known = this.wish({ actions: this.triedActions(), isWhole }, action).then(
        (answer) => /** @type {import('../types').Judged} */ (answer.judged),
      )
      this.judgements.set(key, known)
      known.catch(() => this.judgements.delete(key))
    }
    return known
  }

  /** Nothing is lost by trying: nobody is asked first. @param {Action} action */
  commit(action) {
    return this.doing(() => {
      this.undone = []
      return this.replan([...this.triedActions(), action], true)
    })
  }

  /** @param {number} count @param {Action[]} actions */
  rearrange(count, actions) {
    return this.doing(() => {
      const tried = this.triedActions()
      this.undone = []
      return this.replan([...tried.slice(0, Math.max(0, tried.length - count)), ...actions], true)
    })
  }

  async undo() {
    await this.doing(() => this.back(1))
  }
  async restart() {
    await this.doing(() => this.back(this.tried.length))
  }
  async redo() {
    await this.doing(async () => {
      const action = this.undone.pop()
      return action ? this.replan([...this.triedActions(), action], true) : false
    })
  }

  /** @param {number} count */
  async back(count) {
    const tried = this.triedActions()
    const left = tried.slice(0, Math.max(0, tried.length - count))
    if (left.length === tried.length) return false
    this.undone.push(...tried.slice(left.length).reverse())
    return this.replan(left)
  }

  /** How a position in the plan is drawn, or one of the table. @param {number} seq */
  async marksAt(seq) {
    const at = this.tried.findIndex((entry) => entry.seq === seq)
    if (seq < FIRST) return super.marksAt(seq)
    const { isWhole } = this.plan()
    return (await this.wish({ actions: this.triedActions().slice(0, at + 1), isWhole })).position.marks
  }

  // Playing it --------------------------------------------------------------------------------------------------------------------

  /** The plan's next move, or all of them as long as they are legal; whether that was the whole plan. @param {boolean} isAll */
  async play(isAll) {
    return this.doing(async () => {
      do {
        const [action] = this.plan().actions
        const real = this.real.peek()
        if (!action || !real || !this.isMyTurn()) return false
        const { changed = 0 } = real.position
        const { seq = 0 } = await this.live.ask({ type: 'act', seq: changed, action })
        await holds(() => (this.real.value?.seq ?? 0) >= seq)
        await this.showing
      } while (isAll && this.plan().actions.length)
      return !this.plan().actions.length
    })
  }

  /** @param {unknown} error */
  refuse(error) {
    super.refuse(error)
    const reason = this.refusal.peek()
    if (reason) this.note.value = t('plan-stopped', { why: this.worded(reason) })
  }
}

/** Whether what was tried is there as before. @param {Entry} one @param {Entry} other */
const isStill = (one, other) => isSame(/** @type {Action} */ (one.action), /** @type {Action} */ (other.action))

/** @param {Entry[]} entries */
const actionsOf = (entries) => entries.flatMap((entry) => (entry.action ? [entry.action] : []))
