import { endpoints } from '@gaemi/contracts/endpoints';
import type { WatchlistAdd, WatchlistQuery } from '@gaemi/contracts/watchlist';
import type { Member } from '@gaemi/database/users/user.repository';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { CurrentMember } from '../../http/current-member.decorator.ts';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { AddToWatchlist } from './add-to-watchlist.ts';
import { ClearWatchlist } from './clear-watchlist.ts';
import { ListWatchlist } from './list-watchlist.ts';
import { RemoveFromWatchlist } from './remove-from-watchlist.ts';

const idOf = (member: Member) => member._id.toHexString();

@Controller()
export class WatchlistController {
  constructor(
    private readonly listUse: ListWatchlist,
    private readonly addUse: AddToWatchlist,
    private readonly removeUse: RemoveFromWatchlist,
    private readonly clearUse: ClearWatchlist,
  ) {}

  @Endpoint(endpoints.listWatchlist)
  list(@CurrentMember() member: Member, @Query({ schema: endpoints.listWatchlist.query }) query: WatchlistQuery) {
    return this.listUse.execute(idOf(member), query);
  }

  @Endpoint(endpoints.addToWatchlist)
  add(@CurrentMember() member: Member, @Body({ schema: endpoints.addToWatchlist.body }) stocks: WatchlistAdd) {
    return this.addUse.execute(idOf(member), stocks);
  }

  // Before the one with :code, which would take "all" for a code.
  @Endpoint(endpoints.clearWatchlist)
  clear(@CurrentMember() member: Member) {
    return this.clearUse.execute(idOf(member));
  }

  @Endpoint(endpoints.removeFromWatchlist)
  remove(
    @CurrentMember() member: Member,
    @Param({ schema: endpoints.removeFromWatchlist.params }) { code }: { code: string },
  ) {
    return this.removeUse.execute(idOf(member), code);
  }
}
