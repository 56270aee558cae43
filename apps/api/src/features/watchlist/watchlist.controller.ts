import { endpoints } from '@gaemi/contracts/endpoints';
import type { WatchlistAdd, WatchlistClearQuery, WatchlistQuery } from '@gaemi/contracts/watchlist';
import type { Member } from '@gaemi/database/users/user.repository';
import { Controller } from '@nestjs/common';
import { CurrentMember } from '../../http/current-member.decorator.ts';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { WatchlistService } from './watchlist.service.ts';

const idOf = (member: Member) => member._id.toHexString();

@Controller()
export class WatchlistController {
  constructor(private readonly watchlist: WatchlistService) {}

  @Endpoint(endpoints.listWatchlist)
  list(query: WatchlistQuery, @CurrentMember() member: Member) {
    return this.watchlist.list(member, query);
  }

  @Endpoint(endpoints.addToWatchlist)
  add(stocks: WatchlistAdd, @CurrentMember() member: Member) {
    return this.watchlist.add(idOf(member), stocks);
  }

  // Before the one with :code, which would take "all" for a code.
  @Endpoint(endpoints.clearWatchlist)
  clear({ up_to: upTo }: WatchlistClearQuery, @CurrentMember() member: Member) {
    return this.watchlist.clear(idOf(member), upTo === undefined ? undefined : new Date(upTo));
  }

  @Endpoint(endpoints.removeFromWatchlist)
  remove({ code }: { code: string }, @CurrentMember() member: Member) {
    return this.watchlist.remove(idOf(member), code);
  }
}
