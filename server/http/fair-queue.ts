/**
 * A queue that serves clients in turn (round robin): many items of one client delay another client by at most one item
 * each.
 */
export class FairQueue<Item> {
  /** Items by client, in the order in which clients are served. */
  readonly #items = new Map<string, Item[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** Returns the number of items of one client. */
  count(client: string): number {
    return this.#items.get(client)?.length ?? 0;
  }

  push(client: string, item: Item): void {
    this.#size += 1;
    const items = this.#items.get(client);
    if (items) items.push(item);
    else this.#items.set(client, [item]);
  }

  /** Removes the oldest item of the next client; `undefined` if the queue is empty. */
  shift(): Item | undefined {
    const [next] = this.#items;
    if (!next) return undefined;
    const [client, items] = next;
    const item = items.shift();
    this.#size -= 1;
    // Moves the client to the end of the order.
    this.#items.delete(client);
    if (items.length > 0) this.#items.set(client, items);
    return item;
  }
}
