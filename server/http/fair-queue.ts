/**
 * A queue that serves clients in turn (round robin), so that one with many items delays another by one item
 * for each of its own.
 */
export class FairQueue<Item> {
  /** Items by client, in the order in which clients are served. */
  readonly #items = new Map<string, Item[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** The number of items of one client. */
  count(client: string): number {
    return this.#items.get(client)?.length ?? 0;
  }

  push(client: string, item: Item): void {
    this.#size += 1;
    const items = this.#items.get(client);
    if (items) items.push(item);
    else this.#items.set(client, [item]);
  }

  /** Removes the oldest item of the next client; `undefined` where the queue is empty. */
  shift(): Item | undefined {
    const [next] = this.#items;
    if (!next) return undefined;
    const [client, items] = next;
    const item = items.shift();
    this.#size -= 1;
    // The client goes to the end of the order.
    this.#items.delete(client);
    if (items.length > 0) this.#items.set(client, items);
    return item;
  }
}
