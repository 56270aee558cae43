// Made by `pnpm --filter @gaemi/api openapi` from apps/api/openapi.json. Do not edit.

export interface paths {
    "/api/v1/alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 알림 설정
         * @description Returns the settings of briefing and alerts (알림).
         */
        get: operations["alerts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/analyses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 내 분석, 새것부터. 다음 쪽은 next_cursor로 봅니다
         * @description Lists analyses of both kinds in any state, newest first, by cursor.
         */
        get: operations["listAnalyses"];
        put?: never;
        /**
         * 분석 시작. 같은 Idempotency-Key로 다시 보내도 크레딧은 한 번만 씁니다
         * @description Starts an analysis of either kind. A repeat under the same `Idempotency-Key` charges nothing.
         */
        post: operations["startAnalysis"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/analyses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 분석 한 건. wait초까지 끝나기를 기다렸다가 답합니다
         * @description Returns an analysis of either kind; `wait` holds the answer until it has ended.
         */
        get: operations["analysis"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/analysis-costs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 지금 분석에 드는 크레딧과 남은 크레딧
         * @description Tells what an analysis costs the member now, the balance, and the limits of the key that asks.
         */
        get: operations["analysisCosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bad-news/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 호재 또는 악재 상세
         * @description Returns one side of a news analysis with reasons (근거) and articles.
         */
        get: operations["newsDetail-bad"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/basic-bad-news-sqs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 호재 또는 악재 분석 요청. 두 요청이 하나의 request_id와 한 번의 크레딧을 씁니다
         * @description Starts a news analysis (뉴스 분석), or joins the one of the same request id. One charge for both sides.
         */
        post: operations["postNews-basic-bad"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/basic-good-news-sqs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 호재 또는 악재 분석 요청. 두 요청이 하나의 request_id와 한 번의 크레딧을 씁니다
         * @description Starts a news analysis (뉴스 분석), or joins the one of the same request id. One charge for both sides.
         */
        post: operations["postNews-basic-good"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/combined-news-result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 내 뉴스 분석 기록, 새것부터. group=stock이면 종목마다 하나로 묶어 최근 분석, 지난 분석, 달라진 점을 답합니다
         * @description Lists finished news analyses, newest first, or by stock.
         */
        get: operations["listCombinedNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/combined-news-result/{requestId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * request_id로 보는 종합 결과
         * @description Returns a finished news analysis by its request id.
         */
        get: operations["combinedNewsByRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/combined-news/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 종합 결과 한 건
         * @description Returns a finished news analysis by its id.
         */
        get: operations["combinedNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/combined-news/{id}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 같은 종목의 지난 분석과 달라진 점: 점수의 변화, 새 근거와 빠진 근거
         * @description Compares an analysis with the previous one of the stock.
         */
        get: operations["newsChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/combined-news/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 분석을 JSON 또는 CSV 파일로 내보내기. 점수를 다시 계산할 수 있는 모든 것이 들어 있습니다
         * @description Returns all inputs of an analysis, as JSON or CSV.
         */
        get: operations["newsExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/event-stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 웹훅과 같은 소식을 보내는 서버 전송 이벤트(text/event-stream). 한 이벤트는 MemberEvent 한 건이고, Last-Event-ID 다음부터 이어집니다
         * @description Streams the events of webhooks as server-sent events, from now on or after `Last-Event-ID`.
         */
        get: operations["eventStream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/event-types/base-rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 그 뒤의 주가: 소식의 종류마다 시장 평균을 뺀 수익률. 20건이나 15일이 안 되는 종류는 없습니다
         * @description Returns what followed events of each type (그 뒤의 주가); public.
         */
        get: operations["baseRates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/good-news/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 호재 또는 악재 상세
         * @description Returns one side of a news analysis with reasons (근거) and articles.
         */
        get: operations["newsDetail-good"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/medium-bad-news-sqs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 호재 또는 악재 분석 요청. 두 요청이 하나의 request_id와 한 번의 크레딧을 씁니다
         * @description Starts a news analysis (뉴스 분석), or joins the one of the same request id. One charge for both sides.
         */
        post: operations["postNews-medium-bad"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/medium-good-news-sqs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 호재 또는 악재 분석 요청. 두 요청이 하나의 request_id와 한 번의 크레딧을 씁니다
         * @description Starts a news analysis (뉴스 분석), or joins the one of the same request id. One charge for both sides.
         */
        post: operations["postNews-medium-good"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mjb": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 내 매집비 분석 기록, 새것부터
         * @description Lists finished accumulation analyses, newest first.
         */
        get: operations["listMjb"];
        put?: never;
        /**
         * 매집비 분석 요청. 같은 request_id로 다시 보내도 크레딧은 한 번만 씁니다
         * @description Starts an accumulation analysis (매집비), or joins the one of the same request id.
         */
        post: operations["postMjb"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mjb-calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 매집비를 구할 수 있는 날
         * @description Tells which days an accumulation analysis may have.
         */
        get: operations["mjbCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mjb-progress/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 매집비 분석 진행률
         * @description Tells how far an accumulation analysis is.
         */
        get: operations["mjbProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mjb/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 매집비 분석 한 건. 등급과 비율을 다시 계산할 수 있는 모든 것이 들어 있습니다
         * @description Returns a finished accumulation analysis with its inputs.
         */
        get: operations["mjb"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/news-progress/{requestId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 뉴스 분석 진행률
         * @description Tells how far a news analysis is.
         */
        get: operations["newsProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/news-progress/{requestId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 뉴스 분석 진행률을 바뀔 때마다 보내는 서버 전송 이벤트(text/event-stream). 한 이벤트는 NewsProgress 한 건입니다
         * @description Streams the progress of a news analysis as server-sent events.
         */
        get: operations["newsProgressEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 요금제와 신청 안내
         * @description Lists the plans (요금제).
         */
        get: operations["plans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/premium-bad-news-sqs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 호재 또는 악재 분석 요청. 두 요청이 하나의 request_id와 한 번의 크레딧을 씁니다
         * @description Starts a news analysis (뉴스 분석), or joins the one of the same request id. One charge for both sides.
         */
        post: operations["postNews-premium-bad"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/premium-good-news-sqs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 호재 또는 악재 분석 요청. 두 요청이 하나의 request_id와 한 번의 크레딧을 씁니다
         * @description Starts a news analysis (뉴스 분석), or joins the one of the same request id. One charge for both sides.
         */
        post: operations["postNews-premium-good"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/scorecard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 채점표: 점수와 그 뒤 주가, 공시의 관계. 세지 않은 부분은 null입니다
         * @description Returns scores beside later returns and filings (채점표).
         */
        get: operations["scorecard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/scorecard/files/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 채점표를 다시 셀 수 있는 CSV. 기사 글과 회원 정보는 없습니다
         * @description Returns a file of the rows behind the scorecard.
         */
        get: operations["scorecardFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stocks/{code}/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 종목의 일별 종가와 거래량. 저장된 날만 답하고 출처와 기준일을 밝힙니다
         * @description Returns stored daily closes (won) and volumes (shares) of at most 400 days.
         */
        get: operations["stockPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stocks/{code}/since-analysis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 내 마지막 뉴스 분석과 그 뒤에 나온 소식. 새로 수집하지 않고 크레딧도 들지 않습니다
         * @description Tells what came since the last analysis of a stock.
         */
        get: operations["sinceAnalysis"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stocks/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 종목을 이름, 코드, 초성으로 검색
         * @description Finds listed companies by name, initial consonants (초성), English name or code; the largest first without a query.
         */
        get: operations["searchStocks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/today": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 한 거래일에 모든 종목에서 나온 중요한 소식
         * @description Lists material events of all listed companies of a day (오늘의 소식), newest first.
         */
        get: operations["today"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/me/credit-logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 내 크레딧 내역, 새것부터
         * @description Lists the credit log (크레딧 내역), newest first.
         */
        get: operations["listCreditLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/watchlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 관심 종목, 새것부터. 이름, 코드, 초성으로 검색. 종목마다 최근 뉴스 분석, 달라진 점수, 저장된 종가를 함께 답합니다
         * @description Lists the watchlist (관심 종목).
         */
        get: operations["listWatchlist"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    alert: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "analysis.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "analysis.finished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    test: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description An analysis that was accepted. */
        AcceptedAnalysis: {
            /** @description Price in credits (크레딧). */
            cost: number;
            /** @description Id of the record. */
            id: string;
            kind: components["schemas"]["AnalysisKind"];
            status: components["schemas"]["AnalysisStatus"];
        };
        /**
         * @description Letter of a measure, from A, most, to E, least.
         * @enum {string}
         */
        AccumulationLetter: "A" | "B" | "C" | "D" | "E";
        /** @description What an alert (알림) tells. */
        AlertEventData: {
            /** @description What the member is alerted to, the strongest first. */
            items: {
                /**
                 * Format: date-time
                 * @description Moment of the first report (UTC).
                 */
                at: string;
                /**
                 * @description Source of the first report; `sample` for an event that is made up.
                 * @enum {string}
                 */
                data_source: "dart" | "naver" | "gdelt" | "google" | "feed" | "sample" | "unknown";
                /** @description The filing that gives other figures (공시와 다름); null for none, absent in messages of releases before. */
                differs_from?: {
                    /**
                     * Format: date
                     * @description Day of the filing in Seoul.
                     */
                    date: string;
                    /**
                     * Format: uri
                     * @description The filing.
                     */
                    link: string;
                } | null;
                /** @description Id of the event (사건), the same for every member. */
                event_id: string;
                /**
                 * Format: uri
                 * @description The first article, or the filing.
                 */
                link: string;
                /** @description `good` (호재) or `bad` (악재); null for neither. */
                side: ("good" | "bad") | null;
                /**
                 * @description Stage of a rumour (풍문); `none` for other events.
                 * @enum {string}
                 */
                stage: "none" | "rumour" | "denied" | "confirmed";
                /** @description Stock code (종목코드). */
                stock_code: string;
                /** @description Name of the company (종목명). */
                stock_name: string;
                /**
                 * @description Strength (강도) from 1, weak, to 3, strong.
                 * @enum {integer}
                 */
                strength: 1 | 2 | 3;
                /** @description What happened, one Korean sentence; null where the rights of a source keep it inside. */
                text: string | null;
                /**
                 * @description Kind of event.
                 * @enum {string}
                 */
                type: "earnings" | "orders" | "shareholder_returns" | "financing" | "products" | "legal" | "governance" | "analyst_view" | "industry" | "accident" | "filing" | "other";
            }[];
        };
        /** @description An alert (알림) of watched stocks. */
        AlertMessage: {
            data: components["schemas"]["AlertEventData"];
            /** @description Id of the event; also `webhook-id` and `id:` of the stream. */
            id: string;
            /**
             * Format: date-time
             * @description When it happened (UTC).
             */
            timestamp: string;
            /**
             * @description Event of the message.
             * @constant
             */
            type: "alert";
        };
        /** @description Settings of briefing and alerts (알림). */
        Alerts: {
            /** @description The mail of the morning (아침 브리핑). */
            briefing: {
                /**
                 * @description Time of the briefing, `HH:mm` in Seoul.
                 * @constant
                 */
                at: "08:00";
                /** @description Whether it is switched on. */
                on: boolean;
            };
            /** @description Browsers that get alerts: entries, or their number. */
            devices: components["schemas"]["PushDevice"][];
            /** @description E-mail address of the member; empty for an API key. */
            email: string;
            /** @description Alerts as events happen (바로 알림). */
            instant: boolean;
            /** @description Whether alerts come by mail, or the mail went out. */
            mail: boolean;
            /** @description When the mail server refused the address (UTC); null for never. */
            mail_refused_at: string | null;
            /** @description Whether a pause counts now. */
            paused: boolean;
            /** @description End of the pause (UTC); null without one. */
            paused_until: string | null;
            /** @description Public key for push subscriptions, base64url. */
            push_key: string;
            /** @description No hour is quiet where `from` and `to` are equal. */
            quiet: {
                /** @description Start, `HH:mm` in Seoul. */
                from: string;
                /** @description Whether it is switched on. */
                on: boolean;
                /** @description End, `HH:mm` in Seoul. */
                to: string;
            };
            /** @description Stocks, or their number. */
            stocks: {
                /** @description Stock code (종목코드), six digits or capital letters. */
                code: string;
                /**
                 * @description Strength of an event from which alerts come, or the least number.
                 * @enum {integer}
                 */
                min: 1 | 2 | 3;
                /** @description Name of the company (종목명). */
                name: string;
                /** @description Whether it is switched on. */
                on: boolean;
            }[];
            /** @description Stocks that the grade includes. */
            stocks_max: number;
            /** @description Last test alert (UTC); null before the first. */
            tested_at: string | null;
            /** @description When stocks are looked at again (UTC); null while they are. */
            watching_resumes_at: string | null;
        };
        /** @description An analysis of either kind. */
        Analysis: {
            /** @description Why it failed; null where it did not. */
            error: components["schemas"]["AnalysisFailure"] | null;
            /** @description Id of the record. */
            id: string;
            kind: components["schemas"]["AnalysisKind"];
            /** @description Progress in percent, 0–100; never falls. */
            progress: number;
            /** @description The result; null before it is finished. */
            result: (components["schemas"]["CombinedNews"] | components["schemas"]["MjbDetail"]) | null;
            status: components["schemas"]["AnalysisStatus"];
            /** @description Stock code (종목코드), six digits or capital letters, as in `005930`. */
            stock_code: string;
            /** @description Name of the company (종목명) at the time. */
            stock_name: string;
        };
        /** @description What an analysis costs now, and what is left. */
        AnalysisCosts: {
            /** @description Limits of the key that asks; null for a log-in. */
            api_key: {
                /** @description Credits that the key may spend in a day in Seoul, 0–10,000. */
                daily_credit_limit: number;
                /** @description What the key may do: `read`, `analyse`. */
                scopes: components["schemas"]["ApiKeyScope"][];
                /** @description Credits that the key has spent today in Seoul. */
                spent_today: number;
            } | null;
            /** @description Balance in credits (크레딧), or credits to add to it. */
            credit: number;
            grade: components["schemas"]["Grade"];
            /** @description About accumulation analyses (매집비). */
            mjb: {
                /** @description Price in credits (크레딧). */
                cost: number;
                /** @description Whether the figures of new accumulation analyses stay inside the service: no API key starts or reads one then (403 `SOURCE_STAYS_INSIDE`). */
                stays_inside: boolean;
            };
            /** @description About news; null where nothing is gathered. */
            news: {
                /** @description Price in credits (크레딧). */
                cost: number;
                /**
                 * Format: date
                 * @description Last day of the period (Seoul), included.
                 */
                end_date: string;
                /**
                 * Format: date
                 * @description First day of the period (Seoul), included.
                 */
                start_date: string;
                tier: components["schemas"]["NewsTier"];
            };
        };
        /** @description An analysis that has ended. Its result is read with `GET /api/v1/analyses/{id}`. */
        AnalysisEventData: {
            /** @description Why it failed; null for a finished one. */
            error: {
                /**
                 * @description Stable code of the failure.
                 * @enum {string}
                 */
                code: "analysis-failed" | "analysis-overdue" | "analysis-too-costly" | "not-enough-news" | "news-source-failed" | "judge-failed" | "trading-source-failed" | "trading-data-unsound" | "no-broker-data" | "float-unknown";
                /** @description The sentence for the member, in Korean. */
                detail: string;
            } | null;
            /** @description Id of the analysis, for `GET /api/v1/analyses/{id}`. */
            id: string;
            /**
             * @description `news` (뉴스 분석) or `accumulation` (매집비).
             * @enum {string}
             */
            kind: "news" | "accumulation";
            /** @description The `request_id` under which it was started. */
            request_id: string;
            /**
             * @description How it ended.
             * @enum {string}
             */
            status: "finished" | "failed";
            /** @description Stock code (종목코드). */
            stock_code: string;
            /** @description Name of the company (종목명). */
            stock_name: string;
        };
        /** @description An analysis ended in error; its credits are given back. */
        AnalysisFailedMessage: {
            data: components["schemas"]["AnalysisEventData"];
            /** @description Id of the event; also `webhook-id` and `id:` of the stream. */
            id: string;
            /**
             * Format: date-time
             * @description When it happened (UTC).
             */
            timestamp: string;
            /**
             * @description Event of the message.
             * @constant
             */
            type: "analysis.failed";
        };
        /** @description Why an analysis failed; its credits are given back. */
        AnalysisFailure: {
            /**
             * @description Stable code of the failure.
             * @enum {string}
             */
            code: "analysis-failed" | "analysis-overdue" | "analysis-too-costly" | "not-enough-news" | "news-source-failed" | "judge-failed" | "trading-source-failed" | "trading-data-unsound" | "no-broker-data" | "float-unknown";
            /** @description Sentence for the member, in Korean. */
            detail: string;
        };
        /** @description An analysis has finished; read it with `GET /api/v1/analyses/{id}`. */
        AnalysisFinishedMessage: {
            data: components["schemas"]["AnalysisEventData"];
            /** @description Id of the event; also `webhook-id` and `id:` of the stream. */
            id: string;
            /**
             * Format: date-time
             * @description When it happened (UTC).
             */
            timestamp: string;
            /**
             * @description Event of the message.
             * @constant
             */
            type: "analysis.finished";
        };
        /**
         * @description Kind of analysis: `news` (뉴스 분석) or `accumulation` (매집비).
         * @enum {string}
         */
        AnalysisKind: "news" | "accumulation";
        /** @description A page of analyses of both kinds, newest first. */
        AnalysisList: {
            /** @description Entries of this page, in the order that the operation tells. */
            items: components["schemas"]["ListedAnalysis"][];
            /** @description The `cursor` of the next page; null on the last one. */
            next_cursor: string | null;
        };
        /** @description An order of an analysis; of news without days, of accumulation with both. */
        AnalysisPost: {
            /**
             * Format: date
             * @description Last day of an accumulation analysis (Seoul), included; not for news.
             */
            end_date?: string;
            kind: components["schemas"]["AnalysisKind"];
            /** @description The request id under which it was ordered; a repeat under it charges nothing. */
            request_id?: string;
            /**
             * Format: date
             * @description First day of an accumulation analysis (Seoul), included; not for news.
             */
            start_date?: string;
            /** @description Stock code (종목코드), six digits or capital letters, as in `005930`. */
            stock_code: string;
        };
        /**
         * @description State of an analysis.
         * @enum {string}
         */
        AnalysisStatus: "queued" | "running" | "finished" | "failed";
        /**
         * @description What a key may do: `read` reads, `analyse` starts analyses, which spends credits. Neither includes the other: to start and read the result takes both.
         * @enum {string}
         */
        ApiKeyScope: "read" | "analyse";
        /** @description What followed events of a type after some trading days (그 뒤의 주가), in percent beyond the market. */
        BaseRate: {
            /** @description Confirmed by a filing: whether, or how many. */
            confirmed: boolean;
            /** @description Days or their number. */
            days: number;
            /** @description Upper end of the 95 % interval; null where there are too few rows. */
            hi: number;
            /**
             * @description Trading days after the score.
             * @enum {integer}
             */
            horizon: 1 | 5 | 20;
            /** @description Lower end of the 95 % interval; null where there are too few rows. */
            lo: number;
            /** @description Median return beyond the market, in percent. */
            median: number;
            /** @description Number of rows or periods behind the figures. */
            n: number;
            /**
             * @description Side: `good` (호재) or `bad` (악재); null where it is neither.
             * @enum {string}
             */
            side: "good" | "bad";
            /**
             * @description Kind of event, as in `orders` (수주·계약).
             * @enum {string}
             */
            type: "earnings" | "orders" | "shareholder_returns" | "financing" | "products" | "legal" | "governance" | "analyst_view" | "industry" | "accident" | "filing" | "other";
        };
        /** @description What followed events of each type (그 뒤의 주가). */
        BaseRates: {
            /** @description Moment or day (Seoul) up to which the figures count; null where there are none. */
            as_of: string | null;
            /** @description `sample` where made-up events and prices were counted; else null. */
            data_source: "sample" | null;
            /** @description Entries of this page, in the order that the operation tells. */
            items: components["schemas"]["BaseRate"][];
        };
        /** @description A finished news analysis (뉴스 분석 결과). */
        CombinedNews: {
            /** @description Id of the record, 24 hex digits. */
            _id: string;
            /** @description Id of the bad side (악재), for `bad-news/{id}`. */
            bad_news_obj_id: string;
            /** @description Bad score (악재점수), 0–100. Good, bad and `reserve` add up to 100. */
            bad_news_score: number;
            /** @description Summary of the bad side (악재), in Korean. */
            bad_summary: string;
            coverage: components["schemas"]["Coverage"];
            /**
             * Format: date-time
             * @description When it was made (UTC).
             */
            created_at: string;
            /**
             * @description Source of the data; `sample` is made up.
             * @enum {string}
             */
            data_source: "dart" | "naver" | "gdelt" | "google" | "feed" | "sample";
            /** @description Id of the good side (호재), for `good-news/{id}`. */
            good_news_obj_id: string;
            /** @description Good score (호재점수), 0–100. Good, bad and `reserve` add up to 100. */
            good_news_score: number;
            /** @description Summary of the good side (호재), in Korean. */
            good_summary: string;
            /**
             * @description Who judged: `offline` or `openai`.
             * @enum {string}
             */
            judged_by: "openai" | "offline";
            /** @description Up to two lines that name the strongest events. */
            lead: string[];
            /** @description Whether the stock is on the watchlist (관심 종목) of the member who asks. */
            like: boolean;
            model_tier: components["schemas"]["Grade"];
            news_tier: components["schemas"]["NewsTier"];
            /** @description 50 + (good − bad) / 2 of the exact scores, 0–100: above 50 good news weighs more. */
            percentage_value: number;
            /** @description Present name after a renaming; null where it is the same. */
            present_name: string | null;
            /** @description Articles about the company that were read. */
            read: number;
            /** @description The request id under which it was ordered; a repeat under it charges nothing. */
            request_id: string;
            /** @description Points of neither side (판단 유보): 100 − good − bad. */
            reserve: number;
            /** @description Version of the formula of the scores. Scores of different versions are not comparable. */
            score_version: number;
            /** @description First and last day of the analysis in Seoul, as `yyyy-MM-dd ~ yyyy-MM-dd`. */
            searching_period: string;
            /** @description Stock code (종목코드), six digits or capital letters, as in `005930`. */
            stock_code: string;
            /** @description Name of the company (종목명) at the time. */
            stock_name: string;
            /** @description True where too few events count to claim a direction. */
            thin: boolean;
        };
        /** @description News analyses, by analysis or by stock. */
        CombinedNewsAnswer: components["schemas"]["NewsStockList"] | components["schemas"]["CombinedNewsList"];
        /** @description A page of news analyses. */
        CombinedNewsList: {
            /** @description Entries of this page, in the order that the operation tells. */
            items: components["schemas"]["CombinedNews"][];
            /** @description Page of the list, from 1. */
            page: number;
            /** @description Number of pages. */
            pages: number;
            /** @description Entries on a page at most. */
            size: number;
            /** @description Entries of all pages together. */
            total: number;
        };
        /** @description What a news analysis read: numbers of articles with `found` = `kept` + `merged` + `dropped`. */
        Coverage: {
            /**
             * Format: date
             * @description First day that was asked for (Seoul).
             */
            asked_from: string;
            /**
             * Format: date
             * @description Last day that was asked for (Seoul).
             */
            asked_to: string;
            /** @description First day with an article (Seoul); null where nothing was found. */
            covered_from: string | null;
            /** @description Last day with an article (Seoul); null where nothing was found. */
            covered_to: string | null;
            /** @description Articles left out. */
            dropped: number;
            /** @description Articles left out, by group. */
            dropped_by: {
                [key: string]: number;
            };
            /** @description Events (사건): entries, or their number. */
            events: number;
            /** @description True where fewer articles were read than a direction needs. */
            few: boolean;
            /** @description Articles found. */
            found: number;
            /** @description Articles about the company that were read. */
            kept: number;
            /** @description Further articles about the same event. */
            merged: number;
            /** @description Events of neither side. */
            neutral: number;
            /** @description Events that only report the price. */
            price_events: number;
            /** @description Number of publishers (언론사) with wording of their own. */
            publishers: number;
            /** @description Sources of the data, or the articles that are cited. */
            sources: {
                /** @description Parts of the source that failed while others answered; absent for none. */
                failed?: string[];
                /** @description Articles found. */
                found: number;
                /** @description First and last days (Seoul) of stretches whose news may be missing; absent where none may. */
                missing?: {
                    /**
                     * Format: date
                     * @description First day of the period (Seoul), included.
                     */
                    from: string;
                    /**
                     * Format: date
                     * @description Last day of the period (Seoul), included.
                     */
                    to: string;
                }[];
                /**
                 * @description Name of the source.
                 * @enum {string}
                 */
                name: "dart" | "naver" | "gdelt" | "google" | "feed" | "sample";
                /** @description Names that were searched for. */
                queries: string[];
                /**
                 * @description Outcome of the source: `limited` where it did not give everything of the period.
                 * @enum {string}
                 */
                status: "ok" | "failed" | "limited";
            }[];
            /** @description True where part of the period is not covered, or the tier judges no further events. */
            truncated: boolean;
        };
        /** @description An entry of the credit log (크레딧 내역). */
        CreditLogItem: {
            /** @description Credits (크레딧) added, or spent as a negative number. */
            change: number;
            /**
             * Format: date-time
             * @description When it was made (UTC).
             */
            created_at: string;
            /** @description Balance after it, in credits. */
            credit_after: number;
            /** @description What they were spent on or given for, in Korean. */
            reason: string;
        };
        /** @description A page of the credit log (크레딧 내역). */
        CreditLogList: {
            /** @description Entries of this page, in the order that the operation tells. */
            items: components["schemas"]["CreditLogItem"][];
            /** @description Page of the list, from 1. */
            page: number;
            /** @description Number of pages. */
            pages: number;
            /** @description Entries on a page at most. */
            size: number;
            /** @description Entries of all pages together. */
            total: number;
        };
        /** @description The material events of a day at a glance. */
        DayPicture: {
            /** @description All events of the day, counted by industry where it is known, else by market. */
            columns: {
                /** @description Score, number or part of the bad side (악재). */
                bad: number;
                /** @description Score, number or part of the good side (호재). */
                good: number;
                /** @description Industry (업종); null where the list of companies names none. */
                industry: string | null;
                /**
                 * @description Market: KOSPI (코스피) or KOSDAQ (코스닥).
                 * @enum {string}
                 */
                market: "KOSPI" | "KOSDAQ" | "KONEX";
            }[];
            /** @description Entries of this page, in the order that the operation tells. */
            items: {
                /** @description Confirmed by a filing: whether, or how many. */
                confirmed: boolean;
                /** @description Id of the event (사건), the same for every member. */
                event_id: string;
                /** @description Industry (업종); null where the list of companies names none. */
                industry: string | null;
                /**
                 * @description Market: KOSPI (코스피) or KOSDAQ (코스닥).
                 * @enum {string}
                 */
                market: "KOSPI" | "KOSDAQ" | "KONEX";
                /** @description Whether it passes the filters of the query. */
                matches: boolean;
                /**
                 * @description Side: `good` (호재) or `bad` (악재); null where it is neither.
                 * @enum {string}
                 */
                side: "good" | "bad";
                /** @description Name of the company (종목명) at the time. */
                stock_name: string;
                /** @description Strength (강도): 1 small (작음), 2 medium (보통), 3 large (큼). */
                strength: 1 | 2 | 3;
                /** @description What happened, one Korean sentence; null where the rights of its source keep it inside, or are over. */
                text: string | null;
            }[];
        };
        /** @description Body of every error. */
        ErrorBody: {
            /**
             * @description Stable code of the error.
             * @enum {string}
             */
            code: "VALIDATION_FAILED" | "MALFORMED_REQUEST" | "MAIL_ADDRESS_REFUSED" | "EMAIL_NOT_VERIFIED" | "CODE_WRONG" | "CODE_EXPIRED" | "CODE_TRIES_EXHAUSTED" | "PUSH_ENDPOINT_REFUSED" | "PASSKEY_REFUSED" | "RECOVERY_CODE_WRONG" | "NOT_LOGGED_IN" | "API_KEY_INVALID" | "LOG_IN_FAILED" | "SECOND_STEP_REQUIRED" | "SECOND_STEP_OVER" | "NOT_ENOUGH_CREDIT" | "KEY_CREDIT_LIMIT" | "ORIGIN_REFUSED" | "PASSWORD_CHANGE_REQUIRED" | "CONFIRMATION_REQUIRED" | "SUSPENDED" | "ADMIN_ONLY" | "API_KEY_NOT_ALLOWED" | "API_KEY_SCOPE_MISSING" | "SOURCE_STAYS_INSIDE" | "TIER_NOT_ALLOWED" | "NOT_FOUND" | "STOCK_NOT_FOUND" | "ANALYSIS_NOT_FOUND" | "NOT_ON_WATCHLIST" | "PROGRESS_NOT_FOUND" | "MEMBER_NOT_FOUND" | "NO_MATCHING_MEMBER" | "USER_NOT_FOUND" | "SESSION_NOT_FOUND" | "API_KEY_NOT_FOUND" | "NO_API_KEYS" | "WEBHOOK_NOT_FOUND" | "PASSKEY_NOT_FOUND" | "PLAN_REQUEST_NOT_FOUND" | "NEWS_EVENT_NOT_FOUND" | "NEWS_EVENT_NEUTRAL" | "OBJECTION_NOT_FOUND" | "SHARE_ENDED" | "METHOD_NOT_ALLOWED" | "REQUEST_TIMEOUT" | "LAST_ADMIN" | "IS_ADMIN" | "IS_SUSPENDED" | "LEGAL_VERSION_OVER" | "EMAIL_TAKEN" | "REQUEST_ID_REUSED" | "IDEMPOTENCY_KEY_REUSED" | "STOCK_AMBIGUOUS" | "WATCHLIST_FULL" | "ALERT_STOCKS_FULL" | "PUSH_DEVICES_FULL" | "API_KEYS_FULL" | "WEBHOOKS_FULL" | "PASSKEYS_FULL" | "PASSKEY_TAKEN" | "PASSKEY_NEEDED" | "OWN_PASSKEYS" | "PLAN_REQUEST_OPEN" | "PLAN_REQUEST_DECIDED" | "OBJECTION_DECIDED" | "SHARE_OF_SAMPLE" | "SHARE_NOT_ALLOWED" | "BODY_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "TOO_MANY_REQUESTS" | "TOO_MANY_ANALYSES" | "MEMBER_BUDGET_SPENT" | "INTERNAL" | "MAIL_UNAVAILABLE" | "SERVICE_BUDGET_SPENT" | "UNAVAILABLE";
            /** @description What is wrong, one Korean sentence for people. */
            detail: string;
            /** @description Refused fields with a sentence for each; absent where none is named. */
            fields?: {
                [key: string]: string;
            };
        };
        /** @description An event with its judgement and articles. */
        ExportedEvent: {
            /** @description Articles (기사): entries, or their number. */
            articles: {
                /** @description Address of the article or filing; null where there is none. */
                link: string;
                /**
                 * Format: date-time
                 * @description When the article was published (UTC).
                 */
                published_at: string;
                /** @description Publisher (언론사); null where the rights of its source keep it inside. */
                publisher: string | null;
                /** @description True for the article that tells the event. */
                represents: boolean;
                /** @description Headline; null where the rights of its source keep it inside, or are over. */
                title: string | null;
            }[];
            /**
             * @description What an upheld objection says of it since; null where nothing is known to be wrong.
             * @default null
             */
            corrected: ("other_company" | "wrong_side") | null;
            /** @description Id of the event. */
            event: string;
            /** @description What the judge said; null where it gave nothing usable. */
            judgement: components["schemas"]["Judgement"] | null;
            /** @description Points that it adds to the score of its side. */
            points: number;
            /** @description Number of publishers (언론사) with wording of their own. */
            publishers: number;
        };
        /**
         * @description Grade of a member (등급).
         * @enum {string}
         */
        Grade: "new" | "basic" | "pro" | "premium";
        /** @description What the judge said of an event. */
        Judgement: {
            /**
             * @description What the text is about.
             * @enum {string}
             */
            kind: "event" | "price" | "flows" | "analyst" | "notice" | "column" | "roundup";
            /**
             * @description Label of the judge: good, bad or neutral.
             * @enum {string}
             */
            label: "good" | "bad" | "neutral";
            /** @description Whether the event matters for the company. */
            material: boolean;
            /** @description Why; null where its text may not leave, or its time is over. */
            reason: string | null;
            /**
             * @description Strength (강도): 1 small (작음), 2 medium (보통), 3 large (큼).
             * @enum {integer}
             */
            strength: 1 | 2 | 3;
            /**
             * @description Whether the event is about the company.
             * @enum {string}
             */
            subject: "yes" | "listed" | "no";
            /**
             * @description Kind of event, as in `orders` (수주·계약).
             * @enum {string}
             */
            type: "earnings" | "orders" | "shareholder_returns" | "financing" | "products" | "legal" | "governance" | "analyst_view" | "industry" | "accident" | "filing" | "other";
        };
        /** @description The newest accumulation analysis of a stock, in short. */
        LastAccumulation: {
            /** @description Id of the record, 24 hex digits. */
            _id: string;
            /** @description The figures behind the letters. */
            basis: {
                /** @description Floating shares (유통주식수). */
                floating_shares: number;
                /** @description Shares that the majors bought. */
                major_buy: number;
                /** @description Shares that the majors sold. */
                major_sell: number;
                /** @description Names of the majors (주도 증권사), the lead first. */
                majors: string[];
                /** @description True when the last day was fetched before its figures were final. */
                provisional: boolean;
                /** @description Trading days of the period. */
                trading_days: number;
            };
            /**
             * Format: date-time
             * @description When it was made (UTC).
             */
            created_at: string;
            /**
             * @description Source of the data; `sample` is made up.
             * @enum {string}
             */
            data_source: "kiwoom" | "sample";
            first_mjb_grade: components["schemas"]["AccumulationLetter"];
            /** @description First and last day of the analysis in Seoul, as `yyyy-MM-dd ~ yyyy-MM-dd`. */
            searching_period: string;
            second_mjb_grade: components["schemas"]["AccumulationLetter"];
            third_mjb_grade: components["schemas"]["AccumulationLetter"];
        };
        /** @description The newest stored close, in won. */
        LastClose: {
            /**
             * Format: date
             * @description Moment or day (Seoul) up to which the figures count; null where there are none.
             */
            as_of: string;
            /** @description Change of the close since the close before, in percent; null without one or a trade on the day. */
            change_pct: number | null;
            /** @description Close in won, adjusted for splits; null where it is not known. */
            close: number;
            /**
             * @description Source of the data; `sample` is made up, `none` hides it.
             * @enum {string}
             */
            source: "kiwoom" | "kis" | "csv" | "sample" | "none";
        };
        /** @description The newest news analysis of a stock. */
        LastNews: {
            /** @description Id of the record, 24 hex digits. */
            _id: string;
            /** @description Score, number or part of the bad side (악재). */
            bad: number;
            /**
             * Format: date-time
             * @description When it was made (UTC).
             */
            created_at: string;
            /**
             * @description Source of the data; `sample` is made up.
             * @enum {string}
             */
            data_source: "dart" | "naver" | "gdelt" | "google" | "feed" | "sample";
            /** @description Score, number or part of the good side (호재). */
            good: number;
            /** @description 50 + (good − bad) / 2 of the exact scores, 0–100: above 50 good news weighs more. */
            percentage_value: number;
            /** @description Points of neither side (판단 유보): 100 − good − bad. */
            reserve: number;
            /** @description Version of the formula of the scores. Scores of different versions are not comparable. */
            score_version: number;
            /** @description True where too few events count to claim a direction. */
            thin: boolean;
        };
        /** @description An analysis in the list, without its result. */
        ListedAnalysis: {
            /** @description Price in credits (크레딧). */
            cost: number;
            /**
             * Format: date-time
             * @description When it was made (UTC).
             */
            created_at: string;
            /**
             * Format: date
             * @description Last day of the period (Seoul), included.
             */
            end_date: string;
            /** @description Why it failed; null where it did not. */
            error: components["schemas"]["AnalysisFailure"] | null;
            /** @description Id of the record. */
            id: string;
            kind: components["schemas"]["AnalysisKind"];
            /** @description Progress in percent, 0–100; never falls. */
            progress: number;
            /** @description The request id under which it was ordered; a repeat under it charges nothing. */
            request_id: string;
            /**
             * Format: date
             * @description First day of the period (Seoul), included.
             */
            start_date: string;
            status: components["schemas"]["AnalysisStatus"];
            /** @description Stock code (종목코드), six digits or capital letters, as in `005930`. */
            stock_code: string;
            /** @description Name of the company (종목명) at the time. */
            stock_name: string;
        };
        /** @description A finished accumulation analysis (매집비 결과) with the last close of its stock. */
        ListedMjb: {
            /** @description Id of the record, 24 hex digits. */
            _id: string;
            basis: components["schemas"]["MjbBasis"];
            /**
             * Format: date-time
             * @description When it was made (UTC).
             */
            created_at: string;
            /**
             * @description Source of the data; `sample` is made up.
             * @enum {string}
             */
            data_source: "kiwoom" | "sample";
            /**
             * Format: date-time
             * @description When the figures were computed (UTC).
             */
            finalized_at: string;
            /** @description Buying of the majors ÷ their selling (매수·매도비) in percent: 119.9 is 119.9 %, not rounded. Null when they sold nothing. */
            first_mjb: number | null;
            first_mjb_grade: components["schemas"]["AccumulationLetter"];
            /** @description Whether the stock is on the watchlist (관심 종목) of the member who asks. */
            like: boolean;
            model_tier: components["schemas"]["Grade"];
            /** @description Brokers with net buying, the first by the order asked for. */
            net_buyers: components["schemas"]["NetBuyer"][];
            /** @description Present name after a renaming; null where it is the same. */
            present_name: string | null;
            /** @description Price: in won for a plan, or the last close of a stock; null where none is stored. */
            price: components["schemas"]["LastClose"] | null;
            /** @description The request id under which it was ordered; a repeat under it charges nothing. */
            request_id: string;
            /** @description First and last day of the analysis in Seoul, as `yyyy-MM-dd ~ yyyy-MM-dd`. */
            searching_period: string;
            /** @description Buying of the majors ÷ floating shares (주요 매집비) in percent: 0.35 is 0.35 %, not rounded. */
            second_mjb: number;
            second_mjb_grade: components["schemas"]["AccumulationLetter"];
            /** @description Stock code (종목코드), six digits or capital letters, as in `005930`. */
            stock_code: string;
            /** @description Name of the company (종목명) at the time. */
            stock_name: string;
            /** @description Buying of the lead ÷ floating shares (선도 매집비) in percent, not rounded. */
            third_mjb: number;
            third_mjb_grade: components["schemas"]["AccumulationLetter"];
        };
        /** @description Body of a message to a webhook, and `data:` of the stream. */
        MemberEvent: {
            /** @description By `type`: an analysis, an alert, or a test. */
            data: components["schemas"]["AnalysisEventData"] | components["schemas"]["AlertEventData"] | components["schemas"]["TestEventData"];
            /** @description Id of the event; also `webhook-id` and `id:` of the stream. */
            id: string;
            /**
             * Format: date-time
             * @description When it happened (UTC).
             */
            timestamp: string;
            type: components["schemas"]["WebhookMessageType"];
        };
        /** @description How often periods of this length had each letter within a year. */
        MjbBaseRates: {
            /** @description Periods by letter of 매수·매도비. */
            first: {
                [key: string]: number;
            };
            /** @description Number of rows or periods behind the figures. */
            n: number;
            /** @description Periods by letter of 주요 매집비. */
            second: {
                [key: string]: number;
            };
            /** @description Periods by letter of 선도 매집비. */
            third: {
                [key: string]: number;
            };
            /** @description Length of the period in days. */
            window_days: number;
            /** @description The periods by their last day, ascending; they overlap. */
            windows: {
                /** @description Letters A to E of the three measures: 매수·매도비, 주요 매집비, 선도 매집비. */
                letters: {
                    first: components["schemas"]["AccumulationLetter"];
                    second: components["schemas"]["AccumulationLetter"];
                    third: components["schemas"]["AccumulationLetter"];
                };
                /**
                 * Format: date
                 * @description Last day of the period (Seoul).
                 */
                to: string;
            }[];
        };
        /** @description The figures behind the letters, in shares. */
        MjbBasis: {
            /** @description Brokers (증권사) that traded: entries, or their number. */
            brokers: number;
            /** @description 1 − |net| / (buy + sell) of the majors, 0–1: 1 when they sold all they bought. */
            churn: number;
            /** @description Floating shares (유통주식수). */
            floating_shares: number;
            /**
             * Format: date
             * @description Day of the floating shares (Seoul).
             */
            floating_shares_as_of: string;
            /**
             * @description Source of the floating shares.
             * @enum {string}
             */
            floating_shares_source: "kiwoom" | "sample";
            /** @description Shares that the lead bought. */
            lead_buy: number;
            /** @description Shares that the majors bought. */
            major_buy: number;
            /** @description Shares that the majors sold. */
            major_sell: number;
            /** @description Names of the majors (주도 증권사), the lead first. */
            majors: string[];
            /** @description Net buying of the majors ÷ floating shares, in percent. */
            net_over_float: number;
            /** @description True when the last day was fetched before its figures were final. */
            provisional: boolean;
            /** @description Trading days without a trade. */
            quiet_days: string[];
            /** @description Shares that all brokers bought. */
            total_buy: number;
            /** @description Shares that all brokers sold. */
            total_sell: number;
            /** @description Trading days of the period. */
            trading_days: number;
            /**
             * @description Market on which the shares were traded.
             * @enum {string}
             */
            venue: "KRX" | "NXT" | "KRX+NXT";
            /** @description The letters computed without the lead; null without majors. */
            without_lead: {
                first: components["schemas"]["AccumulationLetter"];
                second: components["schemas"]["AccumulationLetter"];
                third: components["schemas"]["AccumulationLetter"];
            } | null;
        };
        /** @description Days that an accumulation analysis may have. */
        MjbCalendar: {
            /** @description Weekdays on which the exchange was closed. */
            closed_days: string[];
            /**
             * Format: date
             * @description First day of the period (Seoul), included.
             */
            from: string;
            /**
             * Format: date
             * @description Present day in Seoul.
             */
            today: string;
        };
        /** @description An accumulation analysis with its inputs. */
        MjbDetail: {
            /** @description Id of the record, 24 hex digits. */
            _id: string;
            /** @description How often periods of this length had each letter; null below 60 periods and in older records. */
            base_rates: components["schemas"]["MjbBaseRates"] | null;
            basis: components["schemas"]["MjbBasis"];
            /** @description Brokers (증권사) that traded: entries, or their number. */
            brokers: {
                /** @description Shares bought. */
                buy: number;
                /** @description Name of the broker (증권사). */
                name: string;
                /** @description Shares sold. */
                sell: number;
            }[];
            /**
             * Format: date-time
             * @description When it was made (UTC).
             */
            created_at: string;
            /**
             * @description Source of the data; `sample` is made up.
             * @enum {string}
             */
            data_source: "kiwoom" | "sample";
            /** @description Days or their number. */
            days: {
                /** @description Close in won, adjusted for splits; null where it is not known. */
                close: number | null;
                /**
                 * Format: date
                 * @description Day in Seoul, `yyyy-MM-dd`.
                 */
                day: string;
                /** @description Net buying of the lead on the day, in shares. */
                lead_net: number;
                /** @description Net buying of the majors on the day, in shares. */
                majors_net: number;
            }[];
            /**
             * Format: date-time
             * @description When the figures were computed (UTC).
             */
            finalized_at: string;
            /** @description Buying of the majors ÷ their selling (매수·매도비) in percent: 119.9 is 119.9 %, not rounded. Null when they sold nothing. */
            first_mjb: number | null;
            first_mjb_grade: components["schemas"]["AccumulationLetter"];
            /** @description Net buying of groups of investors by day; null where no source knows it. */
            investor_flows: {
                /** @description Days or their number. */
                days: {
                    /**
                     * Format: date
                     * @description Day in Seoul, `yyyy-MM-dd`.
                     */
                    day: string;
                    /** @description Net buying of foreigners (외국인) in shares; negative when they sold more, null before the day is settled. */
                    foreign: number | null;
                    /** @description Net buying of private investors (개인) in shares; negative when they sold more, null before the day is settled. */
                    individual: number | null;
                    /** @description Net buying of institutions (기관) in shares; negative when they sold more, null before the day is settled. */
                    institutional: number | null;
                }[];
                /**
                 * @description Source of the data; `sample` is made up, `none` hides it.
                 * @enum {string}
                 */
                source: "kiwoom" | "kis" | "csv" | "sample" | "none";
                /**
                 * @description Market on which the shares were traded.
                 * @enum {string}
                 */
                venue: "KRX" | "NXT" | "KRX+NXT";
            } | null;
            /** @description Whether the stock is on the watchlist (관심 종목) of the member who asks. */
            like: boolean;
            model_tier: components["schemas"]["Grade"];
            /** @description Brokers with net buying, the first by the order asked for. */
            net_buyers: components["schemas"]["NetBuyer"][];
            /** @description Present name after a renaming; null where it is the same. */
            present_name: string | null;
            /** @description The request id under which it was ordered; a repeat under it charges nothing. */
            request_id: string;
            /** @description First and last day of the analysis in Seoul, as `yyyy-MM-dd ~ yyyy-MM-dd`. */
            searching_period: string;
            /** @description Buying of the majors ÷ floating shares (주요 매집비) in percent: 0.35 is 0.35 %, not rounded. */
            second_mjb: number;
            second_mjb_grade: components["schemas"]["AccumulationLetter"];
            /** @description Splits and consolidations of shares, bonus issues (by their ex-day) and spin-offs that filings name; letters rest on old and new shares then. */
            share_splits: {
                /**
                 * Format: date
                 * @description Day in Seoul, `yyyy-MM-dd`.
                 */
                day: string;
                /**
                 * @description Kind of the entry.
                 * @enum {string}
                 */
                kind: "split" | "consolidation" | "bonus_issue" | "spin_off";
                /** @description Address of the article or filing; null where there is none. */
                link: string;
            }[];
            /** @description Short selling, lending, programme trading and margin (공매도와 신용); null where no source has them. */
            short_selling: {
                /** @description Days or their number. */
                days: {
                    /**
                     * Format: date
                     * @description Day in Seoul, `yyyy-MM-dd`.
                     */
                    day: string;
                    /** @description Shares on loan at the end of the day (대차 잔고); null where not settled. */
                    lent: number | null;
                    /** @description Shares bought on credit at the end of the day (신용 잔고); null where not settled. */
                    margin: number | null;
                    /** @description Net buying of programmes on the day, in shares; null where not known. */
                    program: number | null;
                    /** @description Shares sold short on the day; null where not known. */
                    sold: number | null;
                }[];
                /**
                 * @description Source of the data; `sample` is made up, `none` hides it.
                 * @enum {string}
                 */
                source: "kiwoom" | "kis" | "csv" | "sample" | "none";
            } | null;
            /** @description Stock code (종목코드), six digits or capital letters, as in `005930`. */
            stock_code: string;
            /** @description Name of the company (종목명) at the time. */
            stock_name: string;
            /** @description Buying of the lead ÷ floating shares (선도 매집비) in percent, not rounded. */
            third_mjb: number;
            third_mjb_grade: components["schemas"]["AccumulationLetter"];
        };
        /** @description A page of accumulation analyses. */
        MjbList: {
            /** @description Entries of this page, in the order that the operation tells. */
            items: components["schemas"]["ListedMjb"][];
            /** @description Page of the list, from 1. */
            page: number;
            /** @description Number of pages. */
            pages: number;
            /** @description Entries on a page at most. */
            size: number;
            /** @description Entries of all pages together. */
            total: number;
        };
        /** @description An order of an accumulation analysis (매집비). */
        MjbPost: {
            /**
             * Format: date
             * @description Last day of the period (Seoul), included.
             */
            end_date: string;
            /** @description The request id under which it was ordered; a repeat under it charges nothing. */
            request_id?: string;
            /**
             * Format: date
             * @description First day of the period (Seoul), included.
             */
            start_date: string;
            /** @description Stock code (종목코드), six digits or capital letters, as in `005930`. */
            stock_code?: string;
            /** @description Name of the company (종목명), as the search has it. */
            stock_name: string;
        };
        /** @description The accumulation analysis that an order belongs to. */
        MjbPostAnswer: {
            /** @description Credits (크레딧) charged, once. */
            charged: number;
            /** @description The request id under which it was ordered; a repeat under it charges nothing. */
            request_id: string;
            /** @description First and last day of the analysis in Seoul, as `yyyy-MM-dd ~ yyyy-MM-dd`. */
            searching_period: string;
            /** @description Stock code (종목코드), six digits or capital letters, as in `005930`. */
            stock_code: string;
            /** @description Name of the company (종목명) at the time. */
            stock_name: string;
        };
        /** @description Progress of an accumulation analysis. */
        MjbProgress: {
            /** @description Why it ended in error, one Korean sentence; absent otherwise. */
            detail?: string;
            /** @description Progress in percent, 0–100; never falls. */
            progress: number;
            status: components["schemas"]["StepStatus"];
        };
        /** @description A broker with net buying, in shares. */
        NetBuyer: {
            /** @description Shares bought. */
            buy: number;
            /** @description Name of the broker (증권사). */
            name: string;
            /** @description Shares bought less shares sold. */
            net_buy: number;
            /** @description Place by net buying, from 1. */
            rank: number;
            /** @description 100 · net_buy / (buy + sell), one decimal. */
            ratio: number;
            /** @description Shares sold. */
            sell: number;
        };
        /** @description What happened to a stock lately, or since its last analysis. */
        NewEvents: {
            /** @description When it was last looked at (UTC); null before the first time. */
            checked_at: string | null;
            /** @description Number. */
            count: number;
            /** @description Events (사건): entries, or their number. */
            events: {
                /**
                 * Format: date
                 * @description Day in Seoul, `yyyy-MM-dd`.
                 */
                day: string;
                /** @description Id of the event (사건), the same for every member. */
                event_id: string;
                /**
                 * @description Kind of the entry.
                 * @enum {string}
                 */
                kind: "news" | "filing";
                /** @description Number of publishers (언론사) of the articles that the page of the event lists. */
                publishers: number;
                /** @description True where it rests on made-up sample data. */
                sample: boolean;
                /** @description What happened, one Korean sentence; null where the rights of its source keep it inside, or are over. */
                text: string | null;
                /**
                 * @description Kind of event, as in `orders` (수주·계약).
                 * @enum {string}
                 */
                type: "earnings" | "orders" | "shareholder_returns" | "financing" | "products" | "legal" | "governance" | "analyst_view" | "industry" | "accident" | "filing" | "other";
            }[];
        };
        /** @description An article that is cited. */
        NewsArticleRef: {
            /**
             * Format: uri
             * @description Address of the article or filing; null where there is none.
             */
            link: string;
            /**
             * Format: date-time
             * @description When the article was published (UTC).
             */
            published_at: string;
            /** @description Publisher (언론사); null where the rights of its source keep it inside. */
            publisher: string;
            /** @description Headline; null where the rights of its source keep it inside, or are over. */
            title: string;
        };
        /** @description Differences from the previous analysis of the stock; not comparable versions give nulls and empty lists. */
        NewsChanges: {
            /** @description Change of the bad score (악재) in points; null where the two are not comparable. */
            bad_change: number | null;
            /** @description Bad reasons (악재 근거) of the analysis before that are gone. */
            gone_bad_reasons: string[];
            /** @description Good reasons (호재 근거) of the analysis before that are gone. */
            gone_good_reasons: string[];
            /** @description Change of the good score (호재) in points; null where the two are not comparable. */
            good_change: number | null;
            /** @description New bad reasons (악재 근거). */
            new_bad_reasons: string[];
            /** @description New good reasons (호재 근거). */
            new_good_reasons: string[];
            /** @description When the analysis before was made (UTC); null without one. */
            previous_created_at: string | null;
            /** @description Id of the analysis before; null without one. */
            previous_id: string | null;
            /** @description Tier of the analysis before: another one reads another period and number of events; null without one. */
            previous_tier: components["schemas"]["NewsTier"] | null;
        };
        /** @description One side of a news analysis with its reasons (근거). */
        NewsDetail: {
            /** @description Id of the record, 24 hex digits. */
            _id: string;
            /** @description Articles about the company by day. */
            articles_per_day: {
                /** @description Number. */
                count: number;
                /**
                 * Format: date
                 * @description Day in Seoul, `yyyy-MM-dd`.
                 */
                day: string;
            }[];
            /** @description Links of the articles behind the summary. */
            citations: string[];
            /** @description The reasons (근거) as sentences. */
            cleaned_reasons: string[];
            /** @description Articles with the points that their event adds. */
            contributions: {
                /**
                 * Format: uri
                 * @description Address of the article or filing; null where there is none.
                 */
                link: string;
                /** @description Points that it adds to the score of its side. */
                points: number;
                /**
                 * Format: date-time
                 * @description When the article was published (UTC).
                 */
                published_at: string;
                /** @description Publisher (언론사); null where the rights of its source keep it inside. */
                publisher: string;
                /** @description Headline; null where the rights of its source keep it inside, or are over. */
                title: string;
            }[];
            /**
             * @description Source of the data; `sample` is made up.
             * @enum {string}
             */
            data_source: "dart" | "naver" | "gdelt" | "google" | "feed" | "sample";
            /** @description Events (사건): entries, or their number. */
            events: {
                /**
                 * Format: date
                 * @description Day in Seoul, `yyyy-MM-dd`.
                 */
                day: string;
                /** @description Id of the event (사건), the same for every member. */
                event_id: string;
                /** @description Points that it adds to the score of its side. */
                points: number;
                /** @description Name of the event in a few words. */
                short: string;
                side: components["schemas"]["NewsSide"];
                /**
                 * @description Strength (강도): 1 small (작음), 2 medium (보통), 3 large (큼).
                 * @enum {integer}
                 */
                strength: 1 | 2 | 3;
                /**
                 * @description Kind of event, as in `orders` (수주·계약).
                 * @enum {string}
                 */
                type: "earnings" | "orders" | "shareholder_returns" | "financing" | "products" | "legal" | "governance" | "analyst_view" | "industry" | "accident" | "filing" | "other";
            }[];
            /** @description Score of the side before rounding: the sum of its points. */
            exact_score: number;
            /**
             * @description Who judged: `offline` or `openai`.
             * @enum {string}
             */
            judged_by: "openai" | "offline";
            model_tier: components["schemas"]["Grade"];
            /** @description Articles by day that only report the price. */
            price_reactions: {
                /** @description Number. */
                count: number;
                /**
                 * Format: date
                 * @description Day in Seoul, `yyyy-MM-dd`.
                 */
                day: string;
            }[];
            /** @description Reasons (근거) of the side, most points first. */
            reasons: {
                /** @description The filing (공시) that confirms the event; null for none. */
                confirmed_by: {
                    /**
                     * Format: date
                     * @description Day in Seoul, `yyyy-MM-dd`.
                     */
                    date: string;
                    /**
                     * Format: uri
                     * @description Address of the article or filing; null where there is none.
                     */
                    link: string;
                } | null;
                /** @description What an upheld objection says of it since; null where nothing is known to be wrong. */
                corrected: ("other_company" | "wrong_side") | null;
                /** @description The filing that gives other figures; null for none. */
                differs_from: {
                    /**
                     * Format: date
                     * @description Day in Seoul, `yyyy-MM-dd`.
                     */
                    date: string;
                    /**
                     * Format: uri
                     * @description Address of the article or filing; null where there is none.
                     */
                    link: string;
                } | null;
                /** @description Id of the event (사건), the same for every member. */
                event_id: string;
                /**
                 * @description Who judged: `offline` or `openai`.
                 * @enum {string}
                 */
                judged_by: "openai" | "offline";
                /** @description Addresses of the articles that report it. */
                links: string[];
                /** @description Further articles about the same event. */
                merged: number;
                /** @description Points that it adds to the score of its side. */
                points: number;
                /** @description What the member has reported of it; null for nothing. */
                reported: ("other_company" | "wrong_side") | null;
                /** @description Stages of the rumour, oldest first; null for other events. */
                stages: {
                    /**
                     * Format: date
                     * @description Day in Seoul, `yyyy-MM-dd`.
                     */
                    day: string;
                    /** @description Address of the article or filing; null where there is none. */
                    link: string | null;
                    /** @description Day on which the company answers again (Seoul); null where none is named. */
                    next_answer_on: string | null;
                    /**
                     * @description Stage of the rumour (풍문).
                     * @enum {string}
                     */
                    stage: "reported" | "inquired" | "pending" | "denied" | "confirmed" | "withdrawn";
                }[] | null;
                /**
                 * @description Strength (강도): 1 small (작음), 2 medium (보통), 3 large (큼).
                 * @enum {integer}
                 */
                strength: 1 | 2 | 3;
                /** @description What happened, one Korean sentence; null where the rights of its source keep it inside, or are over. */
                text: string;
                /**
                 * @description Kind of event, as in `orders` (수주·계약).
                 * @enum {string}
                 */
                type: "earnings" | "orders" | "shareholder_returns" | "financing" | "products" | "legal" | "governance" | "analyst_view" | "industry" | "accident" | "filing" | "other";
            }[];
            /** @description Events of the side that `contributions` does not list; all where it is empty. */
            rest_count: number;
            /** @description Their points together. */
            rest_points: number;
            /** @description Version of the formula of the scores. Scores of different versions are not comparable. */
            score_version: number;
            /** @description First and last day of the analysis in Seoul, as `yyyy-MM-dd ~ yyyy-MM-dd`. */
            searching_period: string;
            side: components["schemas"]["NewsSide"];
            /** @description Sources of the data, or the articles that are cited. */
            sources: components["schemas"]["NewsArticleRef"][];
            /** @description Stock code (종목코드), six digits or capital letters, as in `005930`. */
            stock_code: string;
            /** @description Name of the company (종목명) at the time. */
            stock_name: string;
            /** @description Summary of the side, in Korean. */
            summary: string;
            /** @description Groups of events, most points first. */
            themes: {
                /** @description Ids of the events. */
                event_ids: string[];
                /** @description Name of the group. */
                name: string;
                /** @description Points that it adds to the score of its side. */
                points: number;
            }[];
            /** @description Score of the side, 0–100. */
            total_score: number;
            /** @description Events that may be of this side and have no points (확실하지 않아요). */
            unsure: {
                /**
                 * Format: date
                 * @description Day of the event in Seoul; absent in older results.
                 */
                day?: string;
                /** @description Id of the event (사건), the same for every member. */
                event_id: string;
                /** @description Addresses of the articles that report it. */
                links: string[];
                /** @description What happened, one Korean sentence; null where the rights of its source keep it inside, or are over. */
                text: string;
                /**
                 * @description Kind of event, as in `orders` (수주·계약).
                 * @enum {string}
                 */
                type: "earnings" | "orders" | "shareholder_returns" | "financing" | "products" | "legal" | "governance" | "analyst_view" | "industry" | "accident" | "filing" | "other";
            }[];
        };
        /** @description All inputs of a news analysis, enough to compute its scores again. */
        NewsExport: {
            /** @description Id of the record, 24 hex digits. */
            _id: string;
            /**
             * Format: date-time
             * @description Moment or day (Seoul) up to which the figures count; null where there are none.
             */
            as_of: string;
            /** @description Bad score (악재) before rounding: the sum of its points. */
            bad_exact_score: number;
            /** @description Bad score (악재점수), 0–100. Good, bad and `reserve` add up to 100. */
            bad_news_score: number;
            coverage: components["schemas"]["Coverage"];
            /**
             * Format: date-time
             * @description When it was made (UTC).
             */
            created_at: string;
            /**
             * @description Source of the data; `sample` is made up.
             * @enum {string}
             */
            data_source: "dart" | "naver" | "gdelt" | "google" | "feed" | "sample";
            /** @description Why articles were left out, with numbers. */
            dropped_because: {
                [key: string]: number;
            };
            /** @description Events (사건): entries, or their number. */
            events: components["schemas"]["ExportedEvent"][];
            /** @description Good score (호재) before rounding: the sum of its points. */
            good_exact_score: number;
            /** @description Good score (호재점수), 0–100. Good, bad and `reserve` add up to 100. */
            good_news_score: number;
            /** @description Version of the judge. */
            judge_version: string;
            /**
             * @description Who judged: `offline` or `openai`.
             * @enum {string}
             */
            judged_by: "openai" | "offline";
            /** @description Events that the tier judges at most. */
            max_articles: number;
            model_tier: components["schemas"]["Grade"];
            news_tier: components["schemas"]["NewsTier"];
            /** @description Points of neither side (판단 유보): 100 − good − bad. */
            reserve: number;
            /** @description Version of the formula of the scores. Scores of different versions are not comparable. */
            score_version: number;
            /** @description First and last day of the analysis in Seoul, as `yyyy-MM-dd ~ yyyy-MM-dd`. */
            searching_period: string;
            /** @description Stock code (종목코드), six digits or capital letters, as in `005930`. */
            stock_code: string;
            /** @description Name of the company (종목명) at the time. */
            stock_name: string;
            /**
             * @description Version.
             * @constant
             */
            version: 1;
            /** @description Length of the period in days. */
            window_days: number;
        };
        /** @description An order of a news analysis (뉴스 분석). */
        NewsPost: {
            /** @description The request id under which it was ordered; a repeat under it charges nothing. */
            request_id?: string;
            /** @description Stock code (종목코드), six digits or capital letters, as in `005930`. */
            stock_code?: string;
            /** @description Name of the company (종목명), as the search has it. */
            stock_name: string;
        };
        /** @description The news analysis that an order belongs to. */
        NewsPostAnswer: {
            /** @description Credits (크레딧) charged, once. */
            charged: number;
            model_tier: components["schemas"]["Grade"];
            /** @description The request id under which it was ordered; a repeat under it charges nothing. */
            request_id: string;
            /** @description Stock code (종목코드), six digits or capital letters, as in `005930`. */
            stock_code: string;
            /** @description Name of the company (종목명) at the time. */
            stock_name: string;
        };
        /** @description Progress of a news analysis. */
        NewsProgress: {
            /** @description Why it ended in error, one Korean sentence; absent otherwise. */
            detail?: string;
            /** @description Seconds since the order; absent when it has ended. */
            elapsed?: number;
            /** @description Seconds within which half and nine tenths of such analyses were done; absent where too few are known. */
            expected?: {
                /** @description Seconds within which half of such analyses were done. */
                p50: number;
                /** @description Seconds within which nine tenths of such analyses were done. */
                p90: number;
            };
            /** @description Progress in percent, 0–100; never falls. */
            progress: number;
            /** @description What was seen so far; absent when it has ended. */
            seen?: {
                /** @description Articles about the company among them; null before they are chosen. */
                about: number | null;
                /** @description State of the bad side (악재); in `seen` its events so far, null before the first judgement. */
                bad: number | null;
                /** @description Events (사건) that they tell; null before they are grouped. */
                events: number | null;
                /** @description Articles found. */
                found: number;
                /** @description State of the good side (호재); in `seen` its events so far, null before the first judgement. */
                good: number | null;
                /** @description Events judged so far; null before the first judgement. */
                judged: number | null;
                /** @description Newest entries. */
                recent: {
                    /** @description Articles (기사): entries, or their number. */
                    articles: number;
                    /**
                     * @description What became of the source so far.
                     * @enum {string}
                     */
                    outcome: "event" | "other_company";
                    /**
                     * Format: date-time
                     * @description When the article was published (UTC).
                     */
                    published_at: string;
                    /** @description Publisher (언론사); null where the rights of its source keep it inside. */
                    publisher: string;
                    /** @description Side: `good` (호재) or `bad` (악재); null where it is neither. */
                    side: ("good" | "bad" | "neutral") | null;
                    /** @description Headline; null where the rights of its source keep it inside, or are over. */
                    title: string;
                }[];
                /** @description True where it rests on made-up sample data. */
                sample: boolean;
            };
            /** @description State of each side and of joining them. */
            statuses: {
                bad: components["schemas"]["StepStatus"];
                combined: components["schemas"]["StepStatus"];
                good: components["schemas"]["StepStatus"];
            };
        };
        /** @description One news analysis of a stock in short. */
        NewsRun: {
            /** @description Id of the record, 24 hex digits. */
            _id: string;
            /** @description Score, number or part of the bad side (악재). */
            bad: number;
            /**
             * Format: date-time
             * @description When it was made (UTC).
             */
            created_at: string;
            /** @description Score, number or part of the good side (호재). */
            good: number;
            /** @description Up to two lines that name the strongest events. */
            lead: string[];
            news_tier: components["schemas"]["NewsTier"];
            /** @description 50 + (good − bad) / 2 of the exact scores, 0–100: above 50 good news weighs more. */
            percentage_value: number;
            /** @description Points of neither side (판단 유보): 100 − good − bad. */
            reserve: number;
            /** @description Version of the formula of the scores. Scores of different versions are not comparable. */
            score_version: number;
            /** @description True where too few events count to claim a direction. */
            thin: boolean;
        };
        /**
         * @description Side of news: `good` (호재) or `bad` (악재).
         * @enum {string}
         */
        NewsSide: "good" | "bad";
        /** @description The news analyses of one stock. */
        NewsStock: {
            change: components["schemas"]["ScoreChange"];
            /** @description The newest analysis of the stock. */
            latest: {
                /** @description Id of the record, 24 hex digits. */
                _id: string;
                /** @description Id of the bad side (악재), for `bad-news/{id}`. */
                bad_news_obj_id: string;
                /** @description Bad score (악재점수), 0–100. Good, bad and `reserve` add up to 100. */
                bad_news_score: number;
                /** @description Summary of the bad side (악재), in Korean. */
                bad_summary: string;
                coverage: components["schemas"]["Coverage"];
                /**
                 * Format: date-time
                 * @description When it was made (UTC).
                 */
                created_at: string;
                /**
                 * @description Source of the data; `sample` is made up.
                 * @enum {string}
                 */
                data_source: "dart" | "naver" | "gdelt" | "google" | "feed" | "sample";
                /** @description Id of the good side (호재), for `good-news/{id}`. */
                good_news_obj_id: string;
                /** @description Good score (호재점수), 0–100. Good, bad and `reserve` add up to 100. */
                good_news_score: number;
                /** @description Summary of the good side (호재), in Korean. */
                good_summary: string;
                /**
                 * @description Who judged: `offline` or `openai`.
                 * @enum {string}
                 */
                judged_by: "openai" | "offline";
                /** @description Up to two lines that name the strongest events. */
                lead: string[];
                /** @description Whether the stock is on the watchlist (관심 종목) of the member who asks. */
                like: boolean;
                model_tier: components["schemas"]["Grade"];
                news_tier: components["schemas"]["NewsTier"];
                /** @description 50 + (good − bad) / 2 of the exact scores, 0–100: above 50 good news weighs more. */
                percentage_value: number;
                /** @description Present name after a renaming; null where it is the same. */
                present_name: string | null;
                /** @description Articles about the company that were read. */
                read: number;
                /** @description The request id under which it was ordered; a repeat under it charges nothing. */
                request_id: string;
                /** @description Points of neither side (판단 유보): 100 − good − bad. */
                reserve: number;
                /** @description Version of the formula of the scores. Scores of different versions are not comparable. */
                score_version: number;
                /** @description First and last day of the analysis in Seoul, as `yyyy-MM-dd ~ yyyy-MM-dd`. */
                searching_period: string;
                /** @description Stock code (종목코드), six digits or capital letters, as in `005930`. */
                stock_code: string;
                /** @description Name of the company (종목명) at the time. */
                stock_name: string;
                /** @description True where too few events count to claim a direction. */
                thin: boolean;
                /** @description Short name of the bad event with most points; null for none. */
                top_bad: string | null;
                /** @description Short name of the good event with most points; null for none. */
                top_good: string | null;
            };
            /** @description Analyses of the stock. */
            run_count: number;
            /** @description Newest analyses of the stock, newest first. */
            runs: components["schemas"]["NewsRun"][];
            /** @description The direction is the opposite of the analysis before: whether, or for how many stocks. */
            turned: boolean;
        };
        /** @description Numbers of stocks by their latest analysis. */
        NewsStockFacets: {
            /** @description Stocks of the whole list. */
            all: number;
            /** @description Analyses of the whole list. */
            analyses: number;
            /** @description Score, number or part of the bad side (악재). */
            bad: number;
            /** @description Stocks without a direction. */
            even: number;
            /** @description Score, number or part of the good side (호재). */
            good: number;
            /** @description Stocks on the watchlist (관심 종목). */
            liked: number;
            /** @description True where too few events count to claim a direction. */
            thin: number;
            /** @description The direction is the opposite of the analysis before: whether, or for how many stocks. */
            turned: number;
        };
        /** @description A page of analysed stocks. */
        NewsStockList: {
            facets: components["schemas"]["NewsStockFacets"];
            /** @description Entries of this page, in the order that the operation tells. */
            items: components["schemas"]["NewsStock"][];
            /** @description Page of the list, from 1. */
            page: number;
            /** @description Number of pages. */
            pages: number;
            /** @description Entries on a page at most. */
            size: number;
            /** @description Entries of all pages together. */
            total: number;
        };
        /**
         * @description Tier of a news analysis.
         * @enum {string}
         */
        NewsTier: "basic" | "medium" | "premium";
        /** @description The plans (요금제), prices in won a month. */
        PlanList: {
            /** @description How to pay. */
            payment: {
                /** @description Bank account for payments; null where the operator states none. */
                account: {
                    /** @description Bank. */
                    bank: string;
                    /** @description Holder of the account. */
                    holder: string;
                    /** @description Number of the account. */
                    number: string;
                } | null;
                /** @description How to reach the operator; null where none is stated. */
                contact: string | null;
                /** @description When payments are looked at; null where none is stated. */
                hours: string | null;
            };
            /** @description The plans (요금제). */
            plans: {
                /** @description Credits that the plan includes; null where none are stated. */
                credits: number | null;
                /**
                 * @description Grade of the member (등급) in force now.
                 * @enum {string}
                 */
                grade: "basic" | "pro" | "premium";
                /** @description Price: in won for a plan, or the last close of a stock; null where none is stored. */
                price: number;
            }[];
        };
        /** @description A browser that gets alerts. */
        PushDevice: {
            /**
             * Format: date-time
             * @description When it was made (UTC).
             */
            created_at: string;
            /** @description Browser and system, as a person knows them. */
            device: string;
            /**
             * Format: uri
             * @description Address of the subscription at the push service.
             */
            endpoint: string;
            /** @description Id of the record. */
            id: string;
        };
        /** @description Scores beside later returns and filings (채점표). */
        Scorecard: {
            /** @description Mean returns by band of scores; null where they were not computed. */
            bands: {
                /** @description Mean of all rows, in percent. */
                base: number;
                /** @description Days with rows. */
                days: number;
                /**
                 * @description Trading days after the score.
                 * @enum {string}
                 */
                horizon: "same_day" | "next_day" | "five_days";
                /** @description Number of rows or periods behind the figures. */
                n: number;
                /** @description Stocks whose mean is the market: least and most. */
                priced: {
                    /** @description Most. */
                    max: number;
                    /** @description Strength of an event from which alerts come, or the least number. */
                    min: number;
                };
                /** @description Rows, or their number. */
                rows: {
                    /**
                     * @description Band of scores.
                     * @enum {string}
                     */
                    band: "strong_bad" | "bad" | "even" | "good" | "strong_good";
                    /** @description Upper end of the 95 % interval; null where there are too few rows. */
                    hi: number | null;
                    /** @description Lower end of the 95 % interval; null where there are too few rows. */
                    lo: number | null;
                    /** @description Mean, in percent; null below 20 rows. */
                    mean: number | null;
                    /** @description Number of rows or periods behind the figures. */
                    n: number;
                }[];
            }[] | null;
            /** @description Always null: no labels by people exist yet. */
            confusion: number[][] | null;
            /** @description Days with rows. */
            days: number;
            /** @description Always null: no labels by people exist yet. */
            f1: number | null;
            /** @description Files of the rows behind the figures; null before the first. */
            files: {
                /** @description Size in bytes. */
                bytes: number;
                /**
                 * @description Name of the file.
                 * @enum {string}
                 */
                name: "rows.csv" | "events.csv";
                /** @description Rows, or their number. */
                rows: number;
                /** @description SHA-256 of the file, in hex. */
                sha256: string;
                /** @description Rows that the rights of their source keep inside. */
                withheld: number;
            }[] | null;
            /** @description Scores beside filings (공시); null where they were not computed. */
            filings: {
                /** @description Events confirmed by a filing. */
                confirmed: number;
                /** @description Upper end of the 95 % interval; null where there are too few rows. */
                hi: number | null;
                /** @description Lower end of the 95 % interval; null where there are too few rows. */
                lo: number | null;
                /** @description Number of rows or periods behind the figures. */
                n: number;
                /** @description Share, 0–1; null below 20. */
                share: number | null;
                /**
                 * @description Kind of event, as in `orders` (수주·계약).
                 * @enum {string}
                 */
                type: "earnings" | "orders" | "shareholder_returns" | "financing" | "products" | "legal" | "governance" | "analyst_view" | "industry" | "accident" | "filing" | "other";
            }[] | null;
            /** @description Figures of the scorecard (채점표); null where they were not computed. */
            metrics: {
                /** @description Days with rows. */
                days: number;
                /** @description Upper end of the 95 % interval; null where there are too few rows. */
                hi: number;
                /**
                 * @description Name of the figure.
                 * @enum {string}
                 */
                id: "same_day_rank" | "next_day_rank" | "next_day_auc" | "five_days_rank";
                /** @description Lower end of the 95 % interval; null where there are too few rows. */
                lo: number;
                /** @description Number of rows or periods behind the figures. */
                n: number;
                /** @description Value of the figure without a relation. */
                null_value: number;
                /** @description Value of the figure. */
                value: number;
                /**
                 * @description Whether the corrected interval excludes the value without a relation.
                 * @enum {string}
                 */
                verdict: "confirmed" | "unconfirmed" | "reversed";
            }[] | null;
            /** @description Number of rows or periods behind the figures. */
            n: number;
            /** @description First and last day of the rows; null before the first. */
            period: {
                /**
                 * Format: date
                 * @description First day of the period (Seoul), included.
                 */
                from: string;
                /**
                 * Format: date
                 * @description Last day of the period (Seoul), included.
                 */
                to: string;
            } | null;
            /** @description Versions of formula and judge behind the rows; null before the first. */
            versions: {
                /** @description Whether this version is part of the figures. */
                counted: boolean;
                /**
                 * Format: date
                 * @description First day of the period (Seoul), included.
                 */
                from: string;
                /** @description Version of the judge. */
                judge_version: string;
                /**
                 * @description Who judged: `offline` or `openai`.
                 * @enum {string}
                 */
                judged_by: "openai" | "offline";
                /** @description Number of rows or periods behind the figures. */
                n: number;
                /** @description Version of the formula of the scores. Scores of different versions are not comparable. */
                score_version: number;
                /**
                 * Format: date
                 * @description Last day of the period (Seoul), included.
                 */
                to: string;
            }[] | null;
        };
        /** @description Change of both scores in points; null where there is none to compare. */
        ScoreChange: {
            /** @description Score, number or part of the bad side (악재). */
            bad: number;
            /** @description Score, number or part of the good side (호재). */
            good: number;
        } | null;
        /** @description What came since the last analysis of a stock. */
        SinceAnalysis: {
            /** @description Newest finished news analysis of the stock by the member; null where there is none. */
            last: {
                /** @description Id of the record, 24 hex digits. */
                _id: string;
                /** @description Score, number or part of the bad side (악재). */
                bad: number;
                /**
                 * Format: date-time
                 * @description When it was made (UTC).
                 */
                created_at: string;
                /** @description Score, number or part of the good side (호재). */
                good: number;
                /** @description Points of neither side (판단 유보): 100 − good − bad. */
                reserve: number;
            } | null;
            /** @description About news; null where nothing is gathered. */
            news: {
                /** @description When it was last looked at (UTC); null before the first time. */
                checked_at: string | null;
                /** @description Number. */
                count: number;
                /** @description Events (사건): entries, or their number. */
                events: {
                    /**
                     * Format: date
                     * @description Day in Seoul, `yyyy-MM-dd`.
                     */
                    day: string;
                    /** @description Id of the event (사건), the same for every member. */
                    event_id: string;
                    /**
                     * @description Kind of the entry.
                     * @enum {string}
                     */
                    kind: "news" | "filing";
                    /** @description Number of publishers (언론사) of the articles that the page of the event lists. */
                    publishers: number;
                    /** @description True where it rests on made-up sample data. */
                    sample: boolean;
                    /** @description Side: `good` (호재) or `bad` (악재); null where it is neither. */
                    side: components["schemas"]["NewsSide"] | null;
                    /** @description What happened, one Korean sentence; null where the rights of its source keep it inside, or are over. */
                    text: string | null;
                    /**
                     * @description Kind of event, as in `orders` (수주·계약).
                     * @enum {string}
                     */
                    type: "earnings" | "orders" | "shareholder_returns" | "financing" | "products" | "legal" | "governance" | "analyst_view" | "industry" | "accident" | "filing" | "other";
                }[];
            } | null;
        };
        /**
         * @description State of a step.
         * @enum {string}
         */
        StepStatus: "pending" | "running" | "done" | "error";
        /** @description A listed company (종목). */
        StockItem: {
            /** @description Whether the query names the preferred share (우선주) of this ordinary one. */
            by_preferred: boolean;
            /** @description Stock code (종목코드), six digits or capital letters. */
            code: string;
            /** @description Newest finished news analysis of the stock by the member; null where there is none. */
            last: {
                /** @description Id of the record, 24 hex digits. */
                _id: string;
                /** @description Score, number or part of the bad side (악재). */
                bad: number;
                /**
                 * Format: date-time
                 * @description When it was made (UTC).
                 */
                created_at: string;
                /** @description Score, number or part of the good side (호재). */
                good: number;
                /** @description Points of neither side (판단 유보): 100 − good − bad. */
                reserve: number;
            } | null;
            /** @description Whether the stock is on the watchlist (관심 종목) of the member who asks. */
            like: boolean;
            /**
             * @description Market: KOSPI (코스피) or KOSDAQ (코스닥).
             * @enum {string}
             */
            market: "KOSPI" | "KOSDAQ" | "KONEX";
            /** @description Place by market value, from 1; null where it is unknown or stays inside. */
            market_cap_rank: number | null;
            /** @description Parts of the name that the query matches, as positions: start and end. */
            match: number[][];
            /** @description Name of the company (종목명). */
            name: string;
        };
        /** @description Stored daily prices of a period, ascending; in won. */
        StockPrices: {
            /** @description Moment or day (Seoul) up to which the figures count; null where there are none. */
            as_of: string | null;
            /** @description Entries of this page, in the order that the operation tells. */
            items: {
                /** @description Close in won, adjusted for splits; null where it is not known. */
                close: number;
                /**
                 * Format: date
                 * @description Day in Seoul, `yyyy-MM-dd`.
                 */
                day: string;
                /** @description Shares traded. */
                volume: number;
            }[];
            /**
             * @description Source of the data; `sample` is made up, `none` hides it.
             * @enum {string}
             */
            source: "kiwoom" | "kis" | "csv" | "sample" | "none";
        };
        /** @description A page of listed companies. */
        StockSearchAnswer: {
            /** @description Entries of this page, in the order that the operation tells. */
            items: components["schemas"]["StockItem"][];
            /** @description Page of the list, from 1. */
            page: number;
            /** @description Number of pages. */
            pages: number;
            /** @description Entries on a page at most. */
            size: number;
            /** @description Entries of all pages together. */
            total: number;
        };
        /** @description What a test tells. */
        TestEventData: {
            /** @description A greeting. */
            message: string;
        };
        /** @description What the member sent to try the webhook. Of no event, and never in the stream. */
        TestMessage: {
            data: components["schemas"]["TestEventData"];
            /** @description Id of the event; also `webhook-id` and `id:` of the stream. */
            id: string;
            /**
             * Format: date-time
             * @description When it happened (UTC).
             */
            timestamp: string;
            /**
             * @description Event of the message.
             * @constant
             */
            type: "test";
        };
        /** @description Events of a day (오늘의 소식), newest first. */
        Today: {
            /** @description Numbers under the filters, by kind. */
            counts: {
                /** @description Score, number or part of the bad side (악재). */
                bad: number;
                /** @description Confirmed by a filing: whether, or how many. */
                confirmed: number;
                /** @description Score, number or part of the good side (호재). */
                good: number;
            };
            /**
             * Format: date
             * @description Day in Seoul, `yyyy-MM-dd`.
             */
            day: string;
            /** @description Days or their number. */
            days: {
                /** @description Score, number or part of the bad side (악재). */
                bad: number;
                /**
                 * Format: date
                 * @description Day in Seoul, `yyyy-MM-dd`.
                 */
                day: string;
                /** @description Score, number or part of the good side (호재). */
                good: number;
            }[];
            /** @description Entries of this page, in the order that the operation tells. */
            items: components["schemas"]["TodayItem"][];
            /** @description Page of the list, from 1. */
            page: number;
            /** @description Number of pages. */
            pages: number;
            picture: components["schemas"]["DayPicture"];
            /** @description Entries on a page at most. */
            size: number;
            /** @description Sources of the data, or the articles that are cited. */
            sources: {
                /** @description Name. */
                name: string;
                /** @description Moment from which it is read (UTC); null before the first read. */
                since: string | null;
                /**
                 * @description State of the step or analysis.
                 * @enum {string}
                 */
                status: "ok" | "failed" | "limited";
            }[];
            /** @description Entries of all pages together. */
            total: number;
        };
        /** @description A material event of a listed company. */
        TodayItem: {
            /**
             * Format: date-time
             * @description Moment (UTC).
             */
            at: string;
            /** @description Change of the close since the day before, in percent; null without a price or a trade on the day. */
            change_percent: number | null;
            /** @description The filing (공시) that confirms the event; null for none. */
            confirmed_by: {
                /**
                 * Format: date
                 * @description Day in Seoul, `yyyy-MM-dd`.
                 */
                date: string;
                /**
                 * Format: uri
                 * @description Address of the article or filing; null where there is none.
                 */
                link: string;
            } | null;
            /**
             * @description Source of the data; `sample` is made up.
             * @enum {string}
             */
            data_source: "dart" | "naver" | "gdelt" | "google" | "feed" | "sample" | "unknown";
            /** @description The filing that gives other figures; null for none, absent in answers of releases before. */
            differs_from?: {
                /**
                 * Format: date
                 * @description Day in Seoul, `yyyy-MM-dd`.
                 */
                date: string;
                /**
                 * Format: uri
                 * @description Address of the article or filing; null where there is none.
                 */
                link: string;
            } | null;
            /** @description Id of the event (사건), the same for every member. */
            event_id: string;
            /** @description Industry (업종); null where the list of companies names none. */
            industry: string | null;
            /** @description Whether the stock is on the watchlist (관심 종목) of the member who asks. */
            like: boolean;
            /** @description Addresses of the articles that report it. */
            links: string[];
            /**
             * @description Market: KOSPI (코스피) or KOSDAQ (코스닥).
             * @enum {string}
             */
            market: "KOSPI" | "KOSDAQ" | "KONEX";
            /** @description Number of publishers (언론사) of the articles that the page of the event lists. */
            publishers: number;
            /**
             * @description Side: `good` (호재) or `bad` (악재); null where it is neither.
             * @enum {string}
             */
            side: "good" | "bad";
            /**
             * @description Stage of a rumour (풍문); `none` for other events.
             * @enum {string}
             */
            stage: "none" | "rumour" | "denied" | "confirmed";
            /** @description Stock code (종목코드), six digits or capital letters, as in `005930`. */
            stock_code: string;
            /** @description Name of the company (종목명) at the time. */
            stock_name: string;
            /** @description Strength (강도): 1 small (작음), 2 medium (보통), 3 large (큼). */
            strength: 1 | 2 | 3;
            /** @description What happened, one Korean sentence; null where the rights of its source keep it inside, or are over. */
            text: string | null;
            /**
             * @description Kind of event, as in `orders` (수주·계약).
             * @enum {string}
             */
            type: "earnings" | "orders" | "shareholder_returns" | "financing" | "products" | "legal" | "governance" | "analyst_view" | "industry" | "accident" | "filing" | "other";
        };
        /** @description A page of the watchlist (관심 종목). */
        WatchlistList: {
            /** @description Whether alerts pause now. */
            alerts_paused: boolean;
            /**
             * Format: date-time
             * @description Moment or day (Seoul) up to which the figures count; null where there are none.
             */
            as_of: string;
            /** @description Entries of this page, in the order that the operation tells. */
            items: components["schemas"]["WatchlistStock"][];
            /** @description Page of the list, from 1. */
            page: number;
            /** @description Number of pages. */
            pages: number;
            /** @description Entries on a page at most. */
            size: number;
            sums: components["schemas"]["WatchlistSums"];
            /** @description Entries of all pages together. */
            total: number;
        };
        /** @description A watched stock. */
        WatchlistStock: {
            /** @description Id of the record, 24 hex digits. */
            _id: string;
            /** @description The newest accumulation analysis of the stock; null for none. */
            accumulation: components["schemas"]["LastAccumulation"] | null;
            /** @description Whether alerts (알림) of the stock are on. */
            alerted: boolean;
            change: components["schemas"]["ScoreChange"];
            /** @description Stock code (종목코드), six digits or capital letters. */
            code: string;
            /** @description Newest finished news analysis of the stock by the member; null where there is none. */
            last: components["schemas"]["LastNews"] | null;
            /** @description Name of the company (종목명). */
            name: string;
            /** @description About news; null where nothing is gathered. */
            news: components["schemas"]["NewEvents"] | null;
            /** @description Price: in won for a plan, or the last close of a stock; null where none is stored. */
            price: components["schemas"]["LastClose"] | null;
        };
        /** @description Numbers of stocks of the whole watchlist. */
        WatchlistSums: {
            /** @description Stocks with a news analysis. */
            analysed: number;
            /** @description Score, number or part of the bad side (악재). */
            bad: number;
            /** @description Stocks whose bad score (악재) rose since the analysis before. */
            bad_up: number;
            /** @description Score, number or part of the good side (호재). */
            good: number;
            /** @description Stocks whose good score (호재) rose since the analysis before. */
            good_up: number;
            /** @description Stocks with new events. */
            new_events: number;
            /** @description Stocks, or their number. */
            stocks: number;
            /** @description Stocks by the word for their letters (매집 흔적). */
            traces: {
                [key: string]: number;
            };
            /** @description Stocks of which news is gathered. */
            with_news: number;
        };
        /**
         * @description Event of the message; `test` where the member tries the webhook.
         * @enum {string}
         */
        WebhookMessageType: "analysis.finished" | "analysis.failed" | "alert" | "test";
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description 답의 표식. If-None-Match로 다시 보내면, 바뀐 것이 없을 때 304로 답합니다. */
        ETag: string;
        /** @description 시작한 것을 볼 수 있는 경로 */
        Location: string;
        /** @description API 키에만: 남은 횟수(r)와 다시 세기 시작할 때까지의 초(t) */
        RateLimit: string;
        /** @description API 키에만: w초 동안의 횟수(q) */
        RateLimitPolicy: string;
        /** @description 요청 번호. 문의할 때 알려주세요. */
        RequestId: string;
        /** @description 다시 시도할 수 있을 때까지의 초 */
        RetryAfter: number;
    };
    pathItems: {
        alert: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            get?: never;
            put?: never;
            /**
             * An alert (알림) of watched stocks.
             * @description Sent as [Standard Webhooks](https://www.standardwebhooks.com) asks, by POST. Signed is the text `{webhook-id}.{webhook-timestamp}.{body}`, with the body byte for byte as it came, by HMAC-SHA256. The key is what base64 decodes of the `secret` after `whsec_`. Compare it, in base64, with each part of `webhook-signature` (parted by blanks, each `v1,` and a signature), and refuse a `webhook-timestamp` that is more than five minutes off. Answer 2xx within 15 seconds. Any other answer, redirects included, is tried again for a day under the same `webhook-id`, so keep the ids that were handled; 410 switches the webhook off at once, five days without a success do, too.
             */
            post: operations["webhook-alert"];
            delete?: never;
            options?: never;
            head?: never;
            patch?: never;
            trace?: never;
        };
        "analysis-failed": {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            get?: never;
            put?: never;
            /**
             * An analysis ended in error; its credits are given back.
             * @description Sent as [Standard Webhooks](https://www.standardwebhooks.com) asks, by POST. Signed is the text `{webhook-id}.{webhook-timestamp}.{body}`, with the body byte for byte as it came, by HMAC-SHA256. The key is what base64 decodes of the `secret` after `whsec_`. Compare it, in base64, with each part of `webhook-signature` (parted by blanks, each `v1,` and a signature), and refuse a `webhook-timestamp` that is more than five minutes off. Answer 2xx within 15 seconds. Any other answer, redirects included, is tried again for a day under the same `webhook-id`, so keep the ids that were handled; 410 switches the webhook off at once, five days without a success do, too.
             */
            post: operations["webhook-analysis.failed"];
            delete?: never;
            options?: never;
            head?: never;
            patch?: never;
            trace?: never;
        };
        "analysis-finished": {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            get?: never;
            put?: never;
            /**
             * An analysis has finished; read it with `GET /api/v1/analyses/{id}`.
             * @description Sent as [Standard Webhooks](https://www.standardwebhooks.com) asks, by POST. Signed is the text `{webhook-id}.{webhook-timestamp}.{body}`, with the body byte for byte as it came, by HMAC-SHA256. The key is what base64 decodes of the `secret` after `whsec_`. Compare it, in base64, with each part of `webhook-signature` (parted by blanks, each `v1,` and a signature), and refuse a `webhook-timestamp` that is more than five minutes off. Answer 2xx within 15 seconds. Any other answer, redirects included, is tried again for a day under the same `webhook-id`, so keep the ids that were handled; 410 switches the webhook off at once, five days without a success do, too.
             */
            post: operations["webhook-analysis.finished"];
            delete?: never;
            options?: never;
            head?: never;
            patch?: never;
            trace?: never;
        };
        test: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            get?: never;
            put?: never;
            /**
             * What the member sent to try the webhook. Of no event, and never in the stream.
             * @description Sent as [Standard Webhooks](https://www.standardwebhooks.com) asks, by POST. Signed is the text `{webhook-id}.{webhook-timestamp}.{body}`, with the body byte for byte as it came, by HMAC-SHA256. The key is what base64 decodes of the `secret` after `whsec_`. Compare it, in base64, with each part of `webhook-signature` (parted by blanks, each `v1,` and a signature), and refuse a `webhook-timestamp` that is more than five minutes off. Answer 2xx within 15 seconds. Any other answer, redirects included, is tried again for a day under the same `webhook-id`, so keep the ids that were handled; 410 switches the webhook off at once, five days without a success do, too. To try a check: with the secret `whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=`, the id `evt_6925a0b1c2d3e4f5a6b7c8d9`, the timestamp `1795480200` and the body `{"id":"evt_6925a0b1c2d3e4f5a6b7c8d9","type":"test","timestamp":"2026-11-24T00:30:00.000Z","data":{"message":"개미렌즈 웹훅 시험 메시지예요."}}` the signature is `v1,F5tQZXDannpQybLUUsw7msQDfHd9MVV5cTX7037/Slo=`.
             */
            post: operations["webhook-test"];
            delete?: never;
            options?: never;
            head?: never;
            patch?: never;
            trace?: never;
        };
    };
}
export type $defs = Record<string, never>;
export interface operations {
    alerts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 알림 설정 */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "briefing": {
                     *         "on": true,
                     *         "at": "08:00"
                     *       },
                     *       "instant": true,
                     *       "quiet": {
                     *         "on": true,
                     *         "from": "22:00",
                     *         "to": "22:00"
                     *       },
                     *       "mail": true,
                     *       "paused_until": "2026-11-24T00:30:00.000Z",
                     *       "stocks": [
                     *         {
                     *           "code": "005930",
                     *           "on": true,
                     *           "min": 1,
                     *           "name": "예시"
                     *         }
                     *       ],
                     *       "stocks_max": 1,
                     *       "paused": true,
                     *       "email": "ant@example.com",
                     *       "mail_refused_at": "2026-11-24T00:30:00.000Z",
                     *       "devices": [
                     *         {
                     *           "id": "6925a0b1c2d3e4f5a6b7c8d9",
                     *           "endpoint": "https://example.com/",
                     *           "device": "Chrome · Windows",
                     *           "created_at": "2026-11-24T00:30:00.000Z"
                     *         }
                     *       ],
                     *       "push_key": "예시",
                     *       "watching_resumes_at": "2026-11-24T00:30:00.000Z",
                     *       "tested_at": "2026-11-24T00:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Alerts"];
                };
            };
            /** @description `VALIDATION_FAILED` 입력한 내용을 확인해주세요. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            /**
             * @description `NOT_LOGGED_IN` 로그인이 필요합니다.
             *
             *     `API_KEY_INVALID` API 키가 올바르지 않거나 폐기되었어요. 내 정보에서 키를 확인해주세요.
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "NOT_LOGGED_IN" | "API_KEY_INVALID";
                    };
                };
            };
            /**
             * @description `SUSPENDED` 이용이 정지된 계정이에요. 관리자에게 문의해주세요.
             *
             *     `PASSWORD_CHANGE_REQUIRED` 처음 받은 비밀번호를 바꾼 뒤 이용할 수 있습니다.
             *
             *     `API_KEY_SCOPE_MISSING` 이 API 키에 없는 권한이에요. 권한이 있는 키를 사용해주세요.
             */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "SUSPENDED" | "PASSWORD_CHANGE_REQUIRED" | "API_KEY_SCOPE_MISSING";
                    };
                };
            };
            /** @description `TOO_MANY_REQUESTS` 요청이 너무 많습니다. 잠시 후 다시 시도해주세요. */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "TOO_MANY_REQUESTS";
                    };
                };
            };
            /** @description `INTERNAL` 예기치 않은 오류가 발생했습니다. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "INTERNAL";
                    };
                };
            };
            /** @description `UNAVAILABLE` 잠시 이용할 수 없습니다. 잠시 후 다시 시도해주세요. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    listAnalyses: {
        parameters: {
            query?: {
                /** @description The `next_cursor` of the page before; the first page without. */
                cursor?: string;
                /** @description Entries at most, 1–100. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 내 분석, 새것부터. 다음 쪽은 next_cursor로 봅니다 */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "6925a0b1c2d3e4f5a6b7c8d9",
                     *           "kind": "news",
                     *           "stock_code": "005930",
                     *           "stock_name": "삼성전자",
                     *           "status": "finished",
                     *           "progress": 100,
                     *           "error": null,
                     *           "request_id": "7d5c1f0e-3f9a-4c55-9a37-1d2f6f0a9b11",
                     *           "cost": 20,
                     *           "start_date": "2026-11-23",
                     *           "end_date": "2026-11-24",
                     *           "created_at": "2026-11-24T00:30:00.000Z"
                     *         }
                     *       ],
                     *       "next_cursor": "19ab3c4d5e6-6925a0b1c2d3e4f5a6b7c8d9"
                     *     }
                     */
                    "application/json": components["schemas"]["AnalysisList"];
                };
            };
            /** @description `VALIDATION_FAILED` 입력한 내용을 확인해주세요. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            /**
             * @description `NOT_LOGGED_IN` 로그인이 필요합니다.
             *
             *     `API_KEY_INVALID` API 키가 올바르지 않거나 폐기되었어요. 내 정보에서 키를 확인해주세요.
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "NOT_LOGGED_IN" | "API_KEY_INVALID";
                    };
                };
            };
            /**
             * @description `SUSPENDED` 이용이 정지된 계정이에요. 관리자에게 문의해주세요.
             *
             *     `PASSWORD_CHANGE_REQUIRED` 처음 받은 비밀번호를 바꾼 뒤 이용할 수 있습니다.
             *
             *     `API_KEY_SCOPE_MISSING` 이 API 키에 없는 권한이에요. 권한이 있는 키를 사용해주세요.
             */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "SUSPENDED" | "PASSWORD_CHANGE_REQUIRED" | "API_KEY_SCOPE_MISSING";
                    };
                };
            };
            /** @description `TOO_MANY_REQUESTS` 요청이 너무 많습니다. 잠시 후 다시 시도해주세요. */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "TOO_MANY_REQUESTS";
                    };
                };
            };
            /** @description `INTERNAL` 예기치 않은 오류가 발생했습니다. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "INTERNAL";
                    };
                };
            };
            /** @description `UNAVAILABLE` 잠시 이용할 수 없습니다. 잠시 후 다시 시도해주세요. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    startAnalysis: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `request_id` of the analysis, a UUID; one of the two is enough. A repeat under it charges nothing and gets the first answer; another analysis under it is 409 `REQUEST_ID_REUSED`. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "stock_code": "005930",
                 *       "kind": "news"
                 *     }
                 */
                "application/json": components["schemas"]["AnalysisPost"];
            };
        };
        responses: {
            /** @description 분석 시작. 같은 Idempotency-Key로 다시 보내도 크레딧은 한 번만 씁니다 */
            202: {
                headers: {
                    location: components["headers"]["Location"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6925a0b1c2d3e4f5a6b7c8d9",
                     *       "kind": "news",
                     *       "status": "queued",
                     *       "cost": 20
                     *     }
                     */
                    "application/json": components["schemas"]["AcceptedAnalysis"];
                };
            };
            /**
             * @description `VALIDATION_FAILED` 입력한 내용을 확인해주세요.
             *
             *     `MALFORMED_REQUEST` 요청 형식이 올바르지 않습니다.
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "VALIDATION_FAILED" | "MALFORMED_REQUEST";
                    };
                };
            };
            /**
             * @description `NOT_LOGGED_IN` 로그인이 필요합니다.
             *
             *     `API_KEY_INVALID` API 키가 올바르지 않거나 폐기되었어요. 내 정보에서 키를 확인해주세요.
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "NOT_LOGGED_IN" | "API_KEY_INVALID";
                    };
                };
            };
            /**
             * @description `NOT_ENOUGH_CREDIT` 크레딧이 부족합니다.
             *
             *     `KEY_CREDIT_LIMIT` 이 API 키로 오늘 쓸 수 있는 크레딧을 넘어요. 한도는 내 정보의 API 키에서 바꿀 수 있어요.
             */
            402: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "NOT_ENOUGH_CREDIT" | "KEY_CREDIT_LIMIT";
                    };
                };
            };
            /**
             * @description `SOURCE_STAYS_INSIDE` 출처의 이용 조건 때문에 API 키로는 볼 수 없어요. 로그인해서 확인해주세요.
             *
             *     `ORIGIN_REFUSED` 허용되지 않은 요청입니다.
             *
             *     `SUSPENDED` 이용이 정지된 계정이에요. 관리자에게 문의해주세요.
             *
             *     `PASSWORD_CHANGE_REQUIRED` 처음 받은 비밀번호를 바꾼 뒤 이용할 수 있습니다.
             *
             *     `API_KEY_SCOPE_MISSING` 이 API 키에 없는 권한이에요. 권한이 있는 키를 사용해주세요.
             */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "SOURCE_STAYS_INSIDE" | "ORIGIN_REFUSED" | "SUSPENDED" | "PASSWORD_CHANGE_REQUIRED" | "API_KEY_SCOPE_MISSING";
                    };
                };
            };
            /** @description `STOCK_NOT_FOUND` 상장된 종목을 찾을 수 없습니다. */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "STOCK_NOT_FOUND";
                    };
                };
            };
            /** @description `REQUEST_ID_REUSED` 이미 다른 분석에 사용한 요청입니다. 다시 시도해주세요. */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "REQUEST_ID_REUSED";
                    };
                };
            };
            /** @description `BODY_TOO_LARGE` 보낸 내용이 너무 큽니다. */
            413: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "BODY_TOO_LARGE";
                    };
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE` 지원하지 않는 형식입니다. */
            415: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /**
             * @description `TOO_MANY_ANALYSES` 분석은 한 번에 10건까지 할 수 있어요. 진행 중인 분석이 끝난 뒤 다시 시도해주세요.
             *
             *     `MEMBER_BUDGET_SPENT` 오늘 분석할 수 있는 양을 모두 사용했어요. 내일 다시 이용해주세요.
             *
             *     `TOO_MANY_REQUESTS` 요청이 너무 많습니다. 잠시 후 다시 시도해주세요.
             */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "TOO_MANY_ANALYSES" | "MEMBER_BUDGET_SPENT" | "TOO_MANY_REQUESTS";
                    };
                };
            };
            /** @description `INTERNAL` 예기치 않은 오류가 발생했습니다. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "INTERNAL";
                    };
                };
            };
            /**
             * @description `SERVICE_BUDGET_SPENT` 오늘은 새 분석을 더 받을 수 없어요. 내일 다시 이용해주세요. 크레딧은 사용되지 않았어요.
             *
             *     `UNAVAILABLE` 잠시 이용할 수 없습니다. 잠시 후 다시 시도해주세요.
             */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "SERVICE_BUDGET_SPENT" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    analysis: {
        parameters: {
            query?: {
                /** @description Seconds for which the answer is held until the analysis has ended, 0–60. */
                wait?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 6925a0b1c2d3e4f5a6b7c8d9
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 분석 한 건. wait초까지 끝나기를 기다렸다가 답합니다 */
            200: {
                headers: {
                    etag: components["headers"]["ETag"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6925a0b1c2d3e4f5a6b7c8d9",
                     *       "kind": "news",
                     *       "stock_code": "005930",
                     *       "stock_name": "삼성전자",
                     *       "status": "finished",
                     *       "progress": 100,
                     *       "error": null,
                     *       "result": {
                     *         "_id": "6925a0b1c2d3e4f5a6b7c8d9",
                     *         "request_id": "7d5c1f0e-3f9a-4c55-9a37-1d2f6f0a9b11",
                     *         "stock_code": "005930",
                     *         "stock_name": "삼성전자",
                     *         "present_name": "삼성전자",
                     *         "like": true,
                     *         "model_tier": "new",
                     *         "news_tier": "basic",
                     *         "score_version": 2,
                     *         "good_news_score": 43,
                     *         "bad_news_score": 21,
                     *         "reserve": 36,
                     *         "thin": true,
                     *         "lead": [
                     *           "예시"
                     *         ],
                     *         "percentage_value": 61,
                     *         "good_summary": "예시",
                     *         "bad_summary": "예시",
                     *         "searching_period": "2026-08-24 ~ 2026-11-24",
                     *         "created_at": "2026-11-24T00:30:00.000Z",
                     *         "good_news_obj_id": "6925a0b1c2d3e4f5a6b7c8d9",
                     *         "bad_news_obj_id": "6925a0b1c2d3e4f5a6b7c8d9",
                     *         "coverage": {
                     *           "asked_from": "2026-11-24",
                     *           "asked_to": "2026-11-24",
                     *           "covered_from": "2026-11-24",
                     *           "covered_to": "2026-11-24",
                     *           "found": 1,
                     *           "kept": 1,
                     *           "merged": 1,
                     *           "dropped": 1,
                     *           "publishers": 1,
                     *           "truncated": true,
                     *           "few": true,
                     *           "dropped_by": {
                     *             "other_company": 1,
                     *             "duplicate": 1,
                     *             "table_or_ad": 1,
                     *             "undated": 1,
                     *             "over_limit": 1
                     *           },
                     *           "events": 1,
                     *           "neutral": 1,
                     *           "price_events": 1,
                     *           "sources": [
                     *             {
                     *               "name": "dart",
                     *               "status": "ok",
                     *               "found": 1,
                     *               "queries": [
                     *                 "예시"
                     *               ],
                     *               "failed": [
                     *                 "예시"
                     *               ],
                     *               "missing": [
                     *                 {
                     *                   "from": "2026-11-23",
                     *                   "to": "2026-11-24"
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         },
                     *         "read": 1,
                     *         "data_source": "dart",
                     *         "judged_by": "openai"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Analysis"];
                };
            };
            /** @description Nothing has changed since the `ETag` of `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description `VALIDATION_FAILED` 입력한 내용을 확인해주세요.
             *
             *     `MALFORMED_REQUEST` 요청 형식이 올바르지 않습니다.
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "VALIDATION_FAILED" | "MALFORMED_REQUEST";
                    };
                };
            };
            /**
             * @description `NOT_LOGGED_IN` 로그인이 필요합니다.
             *
             *     `API_KEY_INVALID` API 키가 올바르지 않거나 폐기되었어요. 내 정보에서 키를 확인해주세요.
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "NOT_LOGGED_IN" | "API_KEY_INVALID";
                    };
                };
            };
            /**
             * @description `SOURCE_STAYS_INSIDE` 출처의 이용 조건 때문에 API 키로는 볼 수 없어요. 로그인해서 확인해주세요.
             *
             *     `SUSPENDED` 이용이 정지된 계정이에요. 관리자에게 문의해주세요.
             *
             *     `PASSWORD_CHANGE_REQUIRED` 처음 받은 비밀번호를 바꾼 뒤 이용할 수 있습니다.
             *
             *     `API_KEY_SCOPE_MISSING` 이 API 키에 없는 권한이에요. 권한이 있는 키를 사용해주세요.
             */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "SOURCE_STAYS_INSIDE" | "SUSPENDED" | "PASSWORD_CHANGE_REQUIRED" | "API_KEY_SCOPE_MISSING";
                    };
                };
            };
            /** @description `ANALYSIS_NOT_FOUND` 분석 결과를 찾을 수 없습니다. */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "ANALYSIS_NOT_FOUND";
                    };
                };
            };
            /** @description `TOO_MANY_REQUESTS` 요청이 너무 많습니다. 잠시 후 다시 시도해주세요. */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "TOO_MANY_REQUESTS";
                    };
                };
            };
            /** @description `INTERNAL` 예기치 않은 오류가 발생했습니다. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "INTERNAL";
                    };
                };
            };
            /** @description `UNAVAILABLE` 잠시 이용할 수 없습니다. 잠시 후 다시 시도해주세요. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    analysisCosts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 지금 분석에 드는 크레딧과 남은 크레딧 */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "credit": 80,
                     *       "grade": "new",
                     *       "news": {
                     *         "tier": "basic",
                     *         "cost": 20,
                     *         "start_date": "2026-11-23",
                     *         "end_date": "2026-11-24"
                     *       },
                     *       "mjb": {
                     *         "cost": 20,
                     *         "stays_inside": true
                     *       },
                     *       "api_key": {
                     *         "scopes": [
                     *           "read"
                     *         ],
                     *         "daily_credit_limit": 1,
                     *         "spent_today": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AnalysisCosts"];
                };
            };
            /** @description `VALIDATION_FAILED` 입력한 내용을 확인해주세요. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            /**
             * @description `NOT_LOGGED_IN` 로그인이 필요합니다.
             *
             *     `API_KEY_INVALID` API 키가 올바르지 않거나 폐기되었어요. 내 정보에서 키를 확인해주세요.
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "NOT_LOGGED_IN" | "API_KEY_INVALID";
                    };
                };
            };
            /**
             * @description `SUSPENDED` 이용이 정지된 계정이에요. 관리자에게 문의해주세요.
             *
             *     `PASSWORD_CHANGE_REQUIRED` 처음 받은 비밀번호를 바꾼 뒤 이용할 수 있습니다.
             *
             *     `API_KEY_SCOPE_MISSING` 이 API 키에 없는 권한이에요. 권한이 있는 키를 사용해주세요.
             */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "SUSPENDED" | "PASSWORD_CHANGE_REQUIRED" | "API_KEY_SCOPE_MISSING";
                    };
                };
            };
            /** @description `TOO_MANY_REQUESTS` 요청이 너무 많습니다. 잠시 후 다시 시도해주세요. */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "TOO_MANY_REQUESTS";
                    };
                };
            };
            /** @description `INTERNAL` 예기치 않은 오류가 발생했습니다. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "INTERNAL";
                    };
                };
            };
            /** @description `UNAVAILABLE` 잠시 이용할 수 없습니다. 잠시 후 다시 시도해주세요. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    "newsDetail-bad": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 6925a0b1c2d3e4f5a6b7c8d9
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 호재 또는 악재 상세 */
            200: {
                headers: {
                    etag: components["headers"]["ETag"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "6925a0b1c2d3e4f5a6b7c8d9",
                     *       "side": "good",
                     *       "stock_code": "005930",
                     *       "stock_name": "삼성전자",
                     *       "model_tier": "new",
                     *       "score_version": 2,
                     *       "total_score": 1,
                     *       "exact_score": 1,
                     *       "searching_period": "2026-08-24 ~ 2026-11-24",
                     *       "summary": "예시",
                     *       "cleaned_reasons": [
                     *         "예시"
                     *       ],
                     *       "citations": [
                     *         "https://example.com/"
                     *       ],
                     *       "reasons": [
                     *         {
                     *           "event_id": "e1b2c3",
                     *           "text": "2400억원 규모의 공급계약을 맺었어요.",
                     *           "type": "earnings",
                     *           "strength": 1,
                     *           "points": 1,
                     *           "merged": 1,
                     *           "links": [
                     *             "https://example.com/"
                     *           ],
                     *           "judged_by": "openai",
                     *           "confirmed_by": {
                     *             "link": "https://dart.fss.or.kr/dsaf001/main.do?rcpNo=20261124000001",
                     *             "date": "2026-11-24"
                     *           },
                     *           "differs_from": {
                     *             "link": "https://dart.fss.or.kr/dsaf001/main.do?rcpNo=20261124000001",
                     *             "date": "2026-11-24"
                     *           },
                     *           "stages": [
                     *             {
                     *               "stage": "reported",
                     *               "day": "2026-11-24",
                     *               "link": "https://dart.fss.or.kr/dsaf001/main.do?rcpNo=20261124000001",
                     *               "next_answer_on": "2026-11-24"
                     *             }
                     *           ],
                     *           "corrected": "other_company",
                     *           "reported": "other_company"
                     *         }
                     *       ],
                     *       "unsure": [
                     *         {
                     *           "event_id": "e1b2c3",
                     *           "text": "2400억원 규모의 공급계약을 맺었어요.",
                     *           "type": "earnings",
                     *           "links": [
                     *             "https://example.com/"
                     *           ],
                     *           "day": "2026-11-24"
                     *         }
                     *       ],
                     *       "events": [
                     *         {
                     *           "event_id": "e1b2c3",
                     *           "day": "2026-11-24",
                     *           "short": "예시",
                     *           "type": "earnings",
                     *           "side": "good",
                     *           "strength": 1,
                     *           "points": 1
                     *         }
                     *       ],
                     *       "themes": [
                     *         {
                     *           "name": "예시",
                     *           "points": 1,
                     *           "event_ids": [
                     *             "예시"
                     *           ]
                     *         }
                     *       ],
                     *       "price_reactions": [
                     *         {
                     *           "day": "2026-11-24",
                     *           "count": 1
                     *         }
                     *       ],
                     *       "articles_per_day": [
                     *         {
                     *           "day": "2026-11-24",
                     *           "count": 1
                     *         }
                     *       ],
                     *       "sources": [
                     *         {
                     *           "link": "https://dart.fss.or.kr/dsaf001/main.do?rcpNo=20261124000001",
                     *           "title": "삼성전자, 2400억원 규모 공급계약 수주",
                     *           "publisher": "연합뉴스",
                     *           "published_at": "2026-11-24T00:30:00.000Z"
                     *         }
                     *       ],
                     *       "contributions": [
                     *         {
                     *           "link": "https://dart.fss.or.kr/dsaf001/main.do?rcpNo=20261124000001",
                     *           "title": "삼성전자, 2400억원 규모 공급계약 수주",
                     *           "publisher": "연합뉴스",
                     *           "published_at": "2026-11-24T00:30:00.000Z",
                     *           "points": 1
                     *         }
                     *       ],
                     *       "rest_points": 1,
                     *       "rest_count": 1,
                     *       "data_source": "dart",
                     *       "judged_by": "openai"
                     *     }
                     */
                    "application/json": components["schemas"]["NewsDetail"];
                };
            };
            /** @description Nothing has changed since the `ETag` of `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description `VALIDATION_FAILED` 입력한 내용을 확인해주세요.
             *
             *     `MALFORMED_REQUEST` 요청 형식이 올바르지 않습니다.
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "VALIDATION_FAILED" | "MALFORMED_REQUEST";
                    };
                };
            };
            /**
             * @description `NOT_LOGGED_IN` 로그인이 필요합니다.
             *
             *     `API_KEY_INVALID` API 키가 올바르지 않거나 폐기되었어요. 내 정보에서 키를 확인해주세요.
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "NOT_LOGGED_IN" | "API_KEY_INVALID";
                    };
                };
            };
            /**
             * @description `SUSPENDED` 이용이 정지된 계정이에요. 관리자에게 문의해주세요.
             *
             *     `PASSWORD_CHANGE_REQUIRED` 처음 받은 비밀번호를 바꾼 뒤 이용할 수 있습니다.
             *
             *     `API_KEY_SCOPE_MISSING` 이 API 키에 없는 권한이에요. 권한이 있는 키를 사용해주세요.
             */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "SUSPENDED" | "PASSWORD_CHANGE_REQUIRED" | "API_KEY_SCOPE_MISSING";
                    };
                };
            };
            /** @description `ANALYSIS_NOT_FOUND` 분석 결과를 찾을 수 없습니다. */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "ANALYSIS_NOT_FOUND";
                    };
                };
            };
            /** @description `TOO_MANY_REQUESTS` 요청이 너무 많습니다. 잠시 후 다시 시도해주세요. */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "TOO_MANY_REQUESTS";
                    };
                };
            };
            /** @description `INTERNAL` 예기치 않은 오류가 발생했습니다. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "INTERNAL";
                    };
                };
            };
            /** @description `UNAVAILABLE` 잠시 이용할 수 없습니다. 잠시 후 다시 시도해주세요. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    "postNews-basic-bad": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `request_id` of the analysis, a UUID; one of the two is enough. A repeat under it charges nothing and gets the first answer; another analysis under it is 409 `REQUEST_ID_REUSED`. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "request_id": "7d5c1f0e-3f9a-4c55-9a37-1d2f6f0a9b11",
                 *       "stock_name": "삼성전자",
                 *       "stock_code": "005930"
                 *     }
                 */
                "application/json": components["schemas"]["NewsPost"];
            };
        };
        responses: {
            /** @description 호재 또는 악재 분석 요청. 두 요청이 하나의 request_id와 한 번의 크레딧을 씁니다 */
            202: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "request_id": "7d5c1f0e-3f9a-4c55-9a37-1d2f6f0a9b11",
                     *       "stock_code": "005930",
                     *       "stock_name": "삼성전자",
                     *       "model_tier": "new",
                     *       "charged": 20
                     *     }
                     */
                    "application/json": components["schemas"]["NewsPostAnswer"];
                };
            };
            /**
             * @description `VALIDATION_FAILED` 입력한 내용을 확인해주세요.
             *
             *     `MALFORMED_REQUEST` 요청 형식이 올바르지 않습니다.
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "VALIDATION_FAILED" | "MALFORMED_REQUEST";
                    };
                };
            };
            /**
             * @description `NOT_LOGGED_IN` 로그인이 필요합니다.
             *
             *     `API_KEY_INVALID` API 키가 올바르지 않거나 폐기되었어요. 내 정보에서 키를 확인해주세요.
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "NOT_LOGGED_IN" | "API_KEY_INVALID";
                    };
                };
            };
            /**
             * @description `NOT_ENOUGH_CREDIT` 크레딧이 부족합니다.
             *
             *     `KEY_CREDIT_LIMIT` 이 API 키로 오늘 쓸 수 있는 크레딧을 넘어요. 한도는 내 정보의 API 키에서 바꿀 수 있어요.
             */
            402: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "NOT_ENOUGH_CREDIT" | "KEY_CREDIT_LIMIT";
                    };
                };
            };
            /**
             * @description `TIER_NOT_ALLOWED` 현재 등급에서 사용할 수 없는 분석입니다.
             *
             *     `ORIGIN_REFUSED` 허용되지 않은 요청입니다.
             *
             *     `SUSPENDED` 이용이 정지된 계정이에요. 관리자에게 문의해주세요.
             *
             *     `PASSWORD_CHANGE_REQUIRED` 처음 받은 비밀번호를 바꾼 뒤 이용할 수 있습니다.
             *
             *     `API_KEY_SCOPE_MISSING` 이 API 키에 없는 권한이에요. 권한이 있는 키를 사용해주세요.
             */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "TIER_NOT_ALLOWED" | "ORIGIN_REFUSED" | "SUSPENDED" | "PASSWORD_CHANGE_REQUIRED" | "API_KEY_SCOPE_MISSING";
                    };
                };
            };
            /** @description `STOCK_NOT_FOUND` 상장된 종목을 찾을 수 없습니다. */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "STOCK_NOT_FOUND";
                    };
                };
            };
            /**
             * @description `STOCK_AMBIGUOUS` 이름이 같은 종목이 있습니다. 종목코드로 선택해주세요.
             *
             *     `REQUEST_ID_REUSED` 이미 다른 분석에 사용한 요청입니다. 다시 시도해주세요.
             */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "STOCK_AMBIGUOUS" | "REQUEST_ID_REUSED";
                    };
                };
            };
            /** @description `BODY_TOO_LARGE` 보낸 내용이 너무 큽니다. */
            413: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "BODY_TOO_LARGE";
                    };
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE` 지원하지 않는 형식입니다. */
            415: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /**
             * @description `TOO_MANY_ANALYSES` 분석은 한 번에 10건까지 할 수 있어요. 진행 중인 분석이 끝난 뒤 다시 시도해주세요.
             *
             *     `MEMBER_BUDGET_SPENT` 오늘 분석할 수 있는 양을 모두 사용했어요. 내일 다시 이용해주세요.
             *
             *     `TOO_MANY_REQUESTS` 요청이 너무 많습니다. 잠시 후 다시 시도해주세요.
             */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "TOO_MANY_ANALYSES" | "MEMBER_BUDGET_SPENT" | "TOO_MANY_REQUESTS";
                    };
                };
            };
            /** @description `INTERNAL` 예기치 않은 오류가 발생했습니다. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "INTERNAL";
                    };
                };
            };
            /**
             * @description `SERVICE_BUDGET_SPENT` 오늘은 새 분석을 더 받을 수 없어요. 내일 다시 이용해주세요. 크레딧은 사용되지 않았어요.
             *
             *     `UNAVAILABLE` 잠시 이용할 수 없습니다. 잠시 후 다시 시도해주세요.
             */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "SERVICE_BUDGET_SPENT" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    "postNews-basic-good": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `request_id` of the analysis, a UUID; one of the two is enough. A repeat under it charges nothing and gets the first answer; another analysis under it is 409 `REQUEST_ID_REUSED`. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "request_id": "7d5c1f0e-3f9a-4c55-9a37-1d2f6f0a9b11",
                 *       "stock_name": "삼성전자",
                 *       "stock_code": "005930"
                 *     }
                 */
                "application/json": components["schemas"]["NewsPost"];
            };
        };
        responses: {
            /** @description 호재 또는 악재 분석 요청. 두 요청이 하나의 request_id와 한 번의 크레딧을 씁니다 */
            202: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "request_id": "7d5c1f0e-3f9a-4c55-9a37-1d2f6f0a9b11",
                     *       "stock_code": "005930",
                     *       "stock_name": "삼성전자",
                     *       "model_tier": "new",
                     *       "charged": 20
                     *     }
                     */
                    "application/json": components["schemas"]["NewsPostAnswer"];
                };
            };
            /**
             * @description `VALIDATION_FAILED` 입력한 내용을 확인해주세요.
             *
             *     `MALFORMED_REQUEST` 요청 형식이 올바르지 않습니다.
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "VALIDATION_FAILED" | "MALFORMED_REQUEST";
                    };
                };
            };
            /**
             * @description `NOT_LOGGED_IN` 로그인이 필요합니다.
             *
             *     `API_KEY_INVALID` API 키가 올바르지 않거나 폐기되었어요. 내 정보에서 키를 확인해주세요.
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "NOT_LOGGED_IN" | "API_KEY_INVALID";
                    };
                };
            };
            /**
             * @description `NOT_ENOUGH_CREDIT` 크레딧이 부족합니다.
             *
             *     `KEY_CREDIT_LIMIT` 이 API 키로 오늘 쓸 수 있는 크레딧을 넘어요. 한도는 내 정보의 API 키에서 바꿀 수 있어요.
             */
            402: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "NOT_ENOUGH_CREDIT" | "KEY_CREDIT_LIMIT";
                    };
                };
            };
            /**
             * @description `TIER_NOT_ALLOWED` 현재 등급에서 사용할 수 없는 분석입니다.
             *
             *     `ORIGIN_REFUSED` 허용되지 않은 요청입니다.
             *
             *     `SUSPENDED` 이용이 정지된 계정이에요. 관리자에게 문의해주세요.
             *
             *     `PASSWORD_CHANGE_REQUIRED` 처음 받은 비밀번호를 바꾼 뒤 이용할 수 있습니다.
             *
             *     `API_KEY_SCOPE_MISSING` 이 API 키에 없는 권한이에요. 권한이 있는 키를 사용해주세요.
             */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "TIER_NOT_ALLOWED" | "ORIGIN_REFUSED" | "SUSPENDED" | "PASSWORD_CHANGE_REQUIRED" | "API_KEY_SCOPE_MISSING";
                    };
                };
            };
            /** @description `STOCK_NOT_FOUND` 상장된 종목을 찾을 수 없습니다. */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "STOCK_NOT_FOUND";
                    };
                };
            };
            /**
             * @description `STOCK_AMBIGUOUS` 이름이 같은 종목이 있습니다. 종목코드로 선택해주세요.
             *
             *     `REQUEST_ID_REUSED` 이미 다른 분석에 사용한 요청입니다. 다시 시도해주세요.
             */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "STOCK_AMBIGUOUS" | "REQUEST_ID_REUSED";
                    };
                };
            };
            /** @description `BODY_TOO_LARGE` 보낸 내용이 너무 큽니다. */
            413: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "BODY_TOO_LARGE";
                    };
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE` 지원하지 않는 형식입니다. */
            415: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /**
             * @description `TOO_MANY_ANALYSES` 분석은 한 번에 10건까지 할 수 있어요. 진행 중인 분석이 끝난 뒤 다시 시도해주세요.
             *
             *     `MEMBER_BUDGET_SPENT` 오늘 분석할 수 있는 양을 모두 사용했어요. 내일 다시 이용해주세요.
             *
             *     `TOO_MANY_REQUESTS` 요청이 너무 많습니다. 잠시 후 다시 시도해주세요.
             */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "TOO_MANY_ANALYSES" | "MEMBER_BUDGET_SPENT" | "TOO_MANY_REQUESTS";
                    };
                };
            };
            /** @description `INTERNAL` 예기치 않은 오류가 발생했습니다. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "INTERNAL";
                    };
                };
            };
            /**
             * @description `SERVICE_BUDGET_SPENT` 오늘은 새 분석을 더 받을 수 없어요. 내일 다시 이용해주세요. 크레딧은 사용되지 않았어요.
             *
             *     `UNAVAILABLE` 잠시 이용할 수 없습니다. 잠시 후 다시 시도해주세요.
             */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "SERVICE_BUDGET_SPENT" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    listCombinedNews: {
        parameters: {
            query?: {
                /** @description Last day of the analyses (Seoul), included. */
                end_date?: string;
                /** @description `stock`: an entry for each stock in place of each analysis. */
                group?: "stock";
                /** @description Page of the list, from 1. */
                page?: number;
                /** @description Entries on a page, 1–100. */
                size?: number;
                /** @description First day of the analyses (Seoul), included. */
                start_date?: string;
                /** @description Stock code (종목코드), as in `005930`. */
                stock_code?: string;
                /** @description Part of the name of the company (종목명), or its code, press name or initials. */
                stock_name?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 내 뉴스 분석 기록, 새것부터. group=stock이면 종목마다 하나로 묶어 최근 분석, 지난 분석, 달라진 점을 답합니다 */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "latest": {
                     *             "_id": "6925a0b1c2d3e4f5a6b7c8d9",
                     *             "request_id": "7d5c1f0e-3f9a-4c55-9a37-1d2f6f0a9b11",
                     *             "stock_code": "005930",
                     *             "stock_name": "삼성전자",
                     *             "present_name": "삼성전자",
                     *             "like": true,
                     *             "model_tier": "new",
                     *             "news_tier": "basic",
                     *             "score_version": 2,
                     *             "good_news_score": 43,
                     *             "bad_news_score": 21,
                     *             "reserve": 36,
                     *             "thin": true,
                     *             "lead": [
                     *               "예시"
                     *             ],
                     *             "percentage_value": 61,
                     *             "good_summary": "예시",
                     *             "bad_summary": "예시",
                     *             "searching_period": "2026-08-24 ~ 2026-11-24",
                     *             "created_at": "2026-11-24T00:30:00.000Z",
                     *             "good_news_obj_id": "6925a0b1c2d3e4f5a6b7c8d9",
                     *             "bad_news_obj_id": "6925a0b1c2d3e4f5a6b7c8d9",
                     *             "coverage": {
                     *               "asked_from": "2026-11-24",
                     *               "asked_to": "2026-11-24",
                     *               "covered_from": "2026-11-24",
                     *               "covered_to": "2026-11-24",
                     *               "found": 1,
                     *               "kept": 1,
                     *               "merged": 1,
                     *               "dropped": 1,
                     *               "publishers": 1,
                     *               "truncated": true,
                     *               "few": true,
                     *               "dropped_by": {
                     *                 "other_company": 1,
                     *                 "duplicate": 1,
                     *                 "table_or_ad": 1,
                     *                 "undated": 1,
                     *                 "over_limit": 1
                     *               },
                     *               "events": 1,
                     *               "neutral": 1,
                     *               "price_events": 1,
                     *               "sources": [
                     *                 {
                     *                   "name": "dart",
                     *                   "status": "ok",
                     *                   "found": 1,
                     *                   "queries": [
                     *                     "예시"
                     *                   ],
                     *                   "failed": [
                     *                     "예시"
                     *                   ],
                     *                   "missing": [
                     *                     {
                     *                       "from": "2026-11-23",
                     *                       "to": "2026-11-24"
                     *                     }
                     *                   ]
                     *                 }
                     *               ]
                     *             },
                     *             "read": 1,
                     *             "data_source": "dart",
                     *             "judged_by": "openai",
                     *             "top_good": "예시",
                     *             "top_bad": "예시"
                     *           },
                     *           "runs": [
                     *             {
                     *               "_id": "6925a0b1c2d3e4f5a6b7c8d9",
                     *               "created_at": "2026-11-24T00:30:00.000Z",
                     *               "news_tier": "basic",
                     *               "good": 43,
                     *               "bad": 21,
                     *               "reserve": 36,
                     *               "thin": true,
                     *               "percentage_value": 61,
                     *               "score_version": 2,
                     *               "lead": [
                     *                 "예시"
                     *               ]
                     *             }
                     *           ],
                     *           "run_count": 1,
                     *           "change": {
                     *             "good": 43,
                     *             "bad": 21
                     *           },
                     *           "turned": true
                     *         }
                     *       ],
                     *       "page": 1,
                     *       "size": 1,
                     *       "total": 1,
                     *       "pages": 1,
                     *       "facets": {
                     *         "all": 1,
                     *         "good": 43,
                     *         "bad": 21,
                     *         "even": 1,
                     *         "thin": 1,
                     *         "liked": 1,
                     *         "turned": 1,
                     *         "analyses": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CombinedNewsAnswer"];
                };
            };
            /** @description `VALIDATION_FAILED` 입력한 내용을 확인해주세요. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            /**
             * @description `NOT_LOGGED_IN` 로그인이 필요합니다.
             *
             *     `API_KEY_INVALID` API 키가 올바르지 않거나 폐기되었어요. 내 정보에서 키를 확인해주세요.
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "NOT_LOGGED_IN" | "API_KEY_INVALID";
                    };
                };
            };
            /**
             * @description `SUSPENDED` 이용이 정지된 계정이에요. 관리자에게 문의해주세요.
             *
             *     `PASSWORD_CHANGE_REQUIRED` 처음 받은 비밀번호를 바꾼 뒤 이용할 수 있습니다.
             *
             *     `API_KEY_SCOPE_MISSING` 이 API 키에 없는 권한이에요. 권한이 있는 키를 사용해주세요.
             */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "SUSPENDED" | "PASSWORD_CHANGE_REQUIRED" | "API_KEY_SCOPE_MISSING";
                    };
                };
            };
            /** @description `TOO_MANY_REQUESTS` 요청이 너무 많습니다. 잠시 후 다시 시도해주세요. */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "TOO_MANY_REQUESTS";
                    };
                };
            };
            /** @description `INTERNAL` 예기치 않은 오류가 발생했습니다. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "INTERNAL";
                    };
                };
            };
            /** @description `UNAVAILABLE` 잠시 이용할 수 없습니다. 잠시 후 다시 시도해주세요. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    combinedNewsByRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `request_id` under which the analysis was ordered.
                 * @example 6925a0b1c2d3e4f5a6b7c8d9
                 */
                requestId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description request_id로 보는 종합 결과 */
            200: {
                headers: {
                    etag: components["headers"]["ETag"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "6925a0b1c2d3e4f5a6b7c8d9",
                     *       "request_id": "7d5c1f0e-3f9a-4c55-9a37-1d2f6f0a9b11",
                     *       "stock_code": "005930",
                     *       "stock_name": "삼성전자",
                     *       "present_name": "삼성전자",
                     *       "like": true,
                     *       "model_tier": "new",
                     *       "news_tier": "basic",
                     *       "score_version": 2,
                     *       "good_news_score": 43,
                     *       "bad_news_score": 21,
                     *       "reserve": 36,
                     *       "thin": true,
                     *       "lead": [
                     *         "예시"
                     *       ],
                     *       "percentage_value": 61,
                     *       "good_summary": "예시",
                     *       "bad_summary": "예시",
                     *       "searching_period": "2026-08-24 ~ 2026-11-24",
                     *       "created_at": "2026-11-24T00:30:00.000Z",
                     *       "good_news_obj_id": "6925a0b1c2d3e4f5a6b7c8d9",
                     *       "bad_news_obj_id": "6925a0b1c2d3e4f5a6b7c8d9",
                     *       "coverage": {
                     *         "asked_from": "2026-11-24",
                     *         "asked_to": "2026-11-24",
                     *         "covered_from": "2026-11-24",
                     *         "covered_to": "2026-11-24",
                     *         "found": 1,
                     *         "kept": 1,
                     *         "merged": 1,
                     *         "dropped": 1,
                     *         "publishers": 1,
                     *         "truncated": true,
                     *         "few": true,
                     *         "dropped_by": {
                     *           "other_company": 1,
                     *           "duplicate": 1,
                     *           "table_or_ad": 1,
                     *           "undated": 1,
                     *           "over_limit": 1
                     *         },
                     *         "events": 1,
                     *         "neutral": 1,
                     *         "price_events": 1,
                     *         "sources": [
                     *           {
                     *             "name": "dart",
                     *             "status": "ok",
                     *             "found": 1,
                     *             "queries": [
                     *               "예시"
                     *             ],
                     *             "failed": [
                     *               "예시"
                     *             ],
                     *             "missing": [
                     *               {
                     *                 "from": "2026-11-23",
                     *                 "to": "2026-11-24"
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       },
                     *       "read": 1,
                     *       "data_source": "dart",
                     *       "judged_by": "openai"
                     *     }
                     */
                    "application/json": components["schemas"]["CombinedNews"];
                };
            };
            /** @description Nothing has changed since the `ETag` of `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description `VALIDATION_FAILED` 입력한 내용을 확인해주세요.
             *
             *     `MALFORMED_REQUEST` 요청 형식이 올바르지 않습니다.
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "VALIDATION_FAILED" | "MALFORMED_REQUEST";
                    };
                };
            };
            /**
             * @description `NOT_LOGGED_IN` 로그인이 필요합니다.
             *
             *     `API_KEY_INVALID` API 키가 올바르지 않거나 폐기되었어요. 내 정보에서 키를 확인해주세요.
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "NOT_LOGGED_IN" | "API_KEY_INVALID";
                    };
                };
            };
            /**
             * @description `SUSPENDED` 이용이 정지된 계정이에요. 관리자에게 문의해주세요.
             *
             *     `PASSWORD_CHANGE_REQUIRED` 처음 받은 비밀번호를 바꾼 뒤 이용할 수 있습니다.
             *
             *     `API_KEY_SCOPE_MISSING` 이 API 키에 없는 권한이에요. 권한이 있는 키를 사용해주세요.
             */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "SUSPENDED" | "PASSWORD_CHANGE_REQUIRED" | "API_KEY_SCOPE_MISSING";
                    };
                };
            };
            /** @description `ANALYSIS_NOT_FOUND` 분석 결과를 찾을 수 없습니다. */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "ANALYSIS_NOT_FOUND";
                    };
                };
            };
            /** @description `TOO_MANY_REQUESTS` 요청이 너무 많습니다. 잠시 후 다시 시도해주세요. */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "TOO_MANY_REQUESTS";
                    };
                };
            };
            /** @description `INTERNAL` 예기치 않은 오류가 발생했습니다. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "INTERNAL";
                    };
                };
            };
            /** @description `UNAVAILABLE` 잠시 이용할 수 없습니다. 잠시 후 다시 시도해주세요. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    combinedNews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 6925a0b1c2d3e4f5a6b7c8d9
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 종합 결과 한 건 */
            200: {
                headers: {
                    etag: components["headers"]["ETag"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "6925a0b1c2d3e4f5a6b7c8d9",
                     *       "request_id": "7d5c1f0e-3f9a-4c55-9a37-1d2f6f0a9b11",
                     *       "stock_code": "005930",
                     *       "stock_name": "삼성전자",
                     *       "present_name": "삼성전자",
                     *       "like": true,
                     *       "model_tier": "new",
                     *       "news_tier": "basic",
                     *       "score_version": 2,
                     *       "good_news_score": 43,
                     *       "bad_news_score": 21,
                     *       "reserve": 36,
                     *       "thin": true,
                     *       "lead": [
                     *         "예시"
                     *       ],
                     *       "percentage_value": 61,
                     *       "good_summary": "예시",
                     *       "bad_summary": "예시",
                     *       "searching_period": "2026-08-24 ~ 2026-11-24",
                     *       "created_at": "2026-11-24T00:30:00.000Z",
                     *       "good_news_obj_id": "6925a0b1c2d3e4f5a6b7c8d9",
                     *       "bad_news_obj_id": "6925a0b1c2d3e4f5a6b7c8d9",
                     *       "coverage": {
                     *         "asked_from": "2026-11-24",
                     *         "asked_to": "2026-11-24",
                     *         "covered_from": "2026-11-24",
                     *         "covered_to": "2026-11-24",
                     *         "found": 1,
                     *         "kept": 1,
                     *         "merged": 1,
                     *         "dropped": 1,
                     *         "publishers": 1,
                     *         "truncated": true,
                     *         "few": true,
                     *         "dropped_by": {
                     *           "other_company": 1,
                     *           "duplicate": 1,
                     *           "table_or_ad": 1,
                     *           "undated": 1,
                     *           "over_limit": 1
                     *         },
                     *         "events": 1,
                     *         "neutral": 1,
                     *         "price_events": 1,
                     *         "sources": [
                     *           {
                     *             "name": "dart",
                     *             "status": "ok",
                     *             "found": 1,
                     *             "queries": [
                     *               "예시"
                     *             ],
                     *             "failed": [
                     *               "예시"
                     *             ],
                     *             "missing": [
                     *               {
                     *                 "from": "2026-11-23",
                     *                 "to": "2026-11-24"
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       },
                     *       "read": 1,
                     *       "data_source": "dart",
                     *       "judged_by": "openai"
                     *     }
                     */
                    "application/json": components["schemas"]["CombinedNews"];
                };
            };
            /** @description Nothing has changed since the `ETag` of `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description `VALIDATION_FAILED` 입력한 내용을 확인해주세요.
             *
             *     `MALFORMED_REQUEST` 요청 형식이 올바르지 않습니다.
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "VALIDATION_FAILED" | "MALFORMED_REQUEST";
                    };
                };
            };
            /**
             * @description `NOT_LOGGED_IN` 로그인이 필요합니다.
             *
             *     `API_KEY_INVALID` API 키가 올바르지 않거나 폐기되었어요. 내 정보에서 키를 확인해주세요.
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "NOT_LOGGED_IN" | "API_KEY_INVALID";
                    };
                };
            };
            /**
             * @description `SUSPENDED` 이용이 정지된 계정이에요. 관리자에게 문의해주세요.
             *
             *     `PASSWORD_CHANGE_REQUIRED` 처음 받은 비밀번호를 바꾼 뒤 이용할 수 있습니다.
             *
             *     `API_KEY_SCOPE_MISSING` 이 API 키에 없는 권한이에요. 권한이 있는 키를 사용해주세요.
             */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "SUSPENDED" | "PASSWORD_CHANGE_REQUIRED" | "API_KEY_SCOPE_MISSING";
                    };
                };
            };
            /** @description `ANALYSIS_NOT_FOUND` 분석 결과를 찾을 수 없습니다. */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "ANALYSIS_NOT_FOUND";
                    };
                };
            };
            /** @description `TOO_MANY_REQUESTS` 요청이 너무 많습니다. 잠시 후 다시 시도해주세요. */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "TOO_MANY_REQUESTS";
                    };
                };
            };
            /** @description `INTERNAL` 예기치 않은 오류가 발생했습니다. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "INTERNAL";
                    };
                };
            };
            /** @description `UNAVAILABLE` 잠시 이용할 수 없습니다. 잠시 후 다시 시도해주세요. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    newsChanges: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 6925a0b1c2d3e4f5a6b7c8d9
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 같은 종목의 지난 분석과 달라진 점: 점수의 변화, 새 근거와 빠진 근거 */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "previous_id": "6925a0b1c2d3e4f5a6b7c8d9",
                     *       "previous_created_at": "2026-11-24T00:30:00.000Z",
                     *       "previous_tier": "basic",
                     *       "good_change": 1,
                     *       "bad_change": 1,
                     *       "new_good_reasons": [
                     *         "예시"
                     *       ],
                     *       "new_bad_reasons": [
                     *         "예시"
                     *       ],
                     *       "gone_good_reasons": [
                     *         "예시"
                     *       ],
                     *       "gone_bad_reasons": [
                     *         "예시"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["NewsChanges"];
                };
            };
            /**
             * @description `VALIDATION_FAILED` 입력한 내용을 확인해주세요.
             *
             *     `MALFORMED_REQUEST` 요청 형식이 올바르지 않습니다.
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "VALIDATION_FAILED" | "MALFORMED_REQUEST";
                    };
                };
            };
            /**
             * @description `NOT_LOGGED_IN` 로그인이 필요합니다.
             *
             *     `API_KEY_INVALID` API 키가 올바르지 않거나 폐기되었어요. 내 정보에서 키를 확인해주세요.
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "NOT_LOGGED_IN" | "API_KEY_INVALID";
                    };
                };
            };
            /**
             * @description `SUSPENDED` 이용이 정지된 계정이에요. 관리자에게 문의해주세요.
             *
             *     `PASSWORD_CHANGE_REQUIRED` 처음 받은 비밀번호를 바꾼 뒤 이용할 수 있습니다.
             *
             *     `API_KEY_SCOPE_MISSING` 이 API 키에 없는 권한이에요. 권한이 있는 키를 사용해주세요.
             */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "SUSPENDED" | "PASSWORD_CHANGE_REQUIRED" | "API_KEY_SCOPE_MISSING";
                    };
                };
            };
            /** @description `ANALYSIS_NOT_FOUND` 분석 결과를 찾을 수 없습니다. */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "ANALYSIS_NOT_FOUND";
                    };
                };
            };
            /** @description `TOO_MANY_REQUESTS` 요청이 너무 많습니다. 잠시 후 다시 시도해주세요. */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "TOO_MANY_REQUESTS";
                    };
                };
            };
            /** @description `INTERNAL` 예기치 않은 오류가 발생했습니다. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "INTERNAL";
                    };
                };
            };
            /** @description `UNAVAILABLE` 잠시 이용할 수 없습니다. 잠시 후 다시 시도해주세요. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    newsExport: {
        parameters: {
            query?: {
                /** @description `json`, or `csv` with a line for each article. */
                format?: "json" | "csv";
            };
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 6925a0b1c2d3e4f5a6b7c8d9
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 분석을 JSON 또는 CSV 파일로 내보내기. 점수를 다시 계산할 수 있는 모든 것이 들어 있습니다 */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": 1,
                     *       "score_version": 2,
                     *       "_id": "6925a0b1c2d3e4f5a6b7c8d9",
                     *       "stock_code": "005930",
                     *       "stock_name": "삼성전자",
                     *       "model_tier": "new",
                     *       "news_tier": "basic",
                     *       "searching_period": "2026-08-24 ~ 2026-11-24",
                     *       "created_at": "2026-11-24T00:30:00.000Z",
                     *       "data_source": "dart",
                     *       "judged_by": "openai",
                     *       "judge_version": "예시",
                     *       "as_of": "2026-11-24T00:30:00.000Z",
                     *       "window_days": 1,
                     *       "max_articles": 1,
                     *       "coverage": {
                     *         "asked_from": "2026-11-24",
                     *         "asked_to": "2026-11-24",
                     *         "covered_from": "2026-11-24",
                     *         "covered_to": "2026-11-24",
                     *         "found": 1,
                     *         "kept": 1,
                     *         "merged": 1,
                     *         "dropped": 1,
                     *         "publishers": 1,
                     *         "truncated": true,
                     *         "few": true,
                     *         "dropped_by": {
                     *           "other_company": 1,
                     *           "duplicate": 1,
                     *           "table_or_ad": 1,
                     *           "undated": 1,
                     *           "over_limit": 1
                     *         },
                     *         "events": 1,
                     *         "neutral": 1,
                     *         "price_events": 1,
                     *         "sources": [
                     *           {
                     *             "name": "dart",
                     *             "status": "ok",
                     *             "found": 1,
                     *             "queries": [
                     *               "예시"
                     *             ],
                     *             "failed": [
                     *               "예시"
                     *             ],
                     *             "missing": [
                     *               {
                     *                 "from": "2026-11-23",
                     *                 "to": "2026-11-24"
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       },
                     *       "dropped_because": {
                     *         "005930": 1
                     *       },
                     *       "good_news_score": 43,
                     *       "bad_news_score": 21,
                     *       "reserve": 36,
                     *       "good_exact_score": 1,
                     *       "bad_exact_score": 1,
                     *       "events": [
                     *         {
                     *           "event": "예시",
                     *           "judgement": {
                     *             "label": "good",
                     *             "strength": 1,
                     *             "reason": "예시",
                     *             "subject": "yes",
                     *             "kind": "event",
                     *             "type": "earnings",
                     *             "material": true
                     *           },
                     *           "corrected": "other_company",
                     *           "publishers": 1,
                     *           "points": 1,
                     *           "articles": [
                     *             {
                     *               "link": "https://dart.fss.or.kr/dsaf001/main.do?rcpNo=20261124000001",
                     *               "title": "삼성전자, 2400억원 규모 공급계약 수주",
                     *               "publisher": "연합뉴스",
                     *               "published_at": "2026-11-24T00:30:00.000Z",
                     *               "represents": true
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["NewsExport"];
                    /** @example 예시 */
                    "text/csv": string;
                };
            };
            /**
             * @description `VALIDATION_FAILED` 입력한 내용을 확인해주세요.
             *
             *     `MALFORMED_REQUEST` 요청 형식이 올바르지 않습니다.
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "VALIDATION_FAILED" | "MALFORMED_REQUEST";
                    };
                };
            };
            /**
             * @description `NOT_LOGGED_IN` 로그인이 필요합니다.
             *
             *     `API_KEY_INVALID` API 키가 올바르지 않거나 폐기되었어요. 내 정보에서 키를 확인해주세요.
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "NOT_LOGGED_IN" | "API_KEY_INVALID";
                    };
                };
            };
            /**
             * @description `SUSPENDED` 이용이 정지된 계정이에요. 관리자에게 문의해주세요.
             *
             *     `PASSWORD_CHANGE_REQUIRED` 처음 받은 비밀번호를 바꾼 뒤 이용할 수 있습니다.
             *
             *     `API_KEY_SCOPE_MISSING` 이 API 키에 없는 권한이에요. 권한이 있는 키를 사용해주세요.
             */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "SUSPENDED" | "PASSWORD_CHANGE_REQUIRED" | "API_KEY_SCOPE_MISSING";
                    };
                };
            };
            /** @description `ANALYSIS_NOT_FOUND` 분석 결과를 찾을 수 없습니다. */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "ANALYSIS_NOT_FOUND";
                    };
                };
            };
            /** @description `TOO_MANY_REQUESTS` 요청이 너무 많습니다. 잠시 후 다시 시도해주세요. */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "TOO_MANY_REQUESTS";
                    };
                };
            };
            /** @description `INTERNAL` 예기치 않은 오류가 발생했습니다. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "INTERNAL";
                    };
                };
            };
            /** @description `UNAVAILABLE` 잠시 이용할 수 없습니다. 잠시 후 다시 시도해주세요. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    eventStream: {
        parameters: {
            query?: never;
            header?: {
                /** @description The last `id:` received, of an event or of the start. The stream goes on after it; events are kept for seven days. */
                "last-event-id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 웹훅과 같은 소식을 보내는 서버 전송 이벤트(text/event-stream). 한 이벤트는 MemberEvent 한 건이고, Last-Event-ID 다음부터 이어집니다 */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "evt_6925a0b1c2d3e4f5a6b7c8d9",
                     *       "type": "analysis.finished",
                     *       "timestamp": "2026-11-24T00:30:00.000Z",
                     *       "data": {
                     *         "id": "6925a0b1c2d3e4f5a6b7c8d9",
                     *         "kind": "news",
                     *         "request_id": "7d5c1f0e-3f9a-4c55-9a37-1d2f6f0a9b11",
                     *         "stock_code": "005930",
                     *         "stock_name": "삼성전자",
                     *         "status": "finished",
                     *         "error": null
                     *       }
                     *     }
                     */
                    "text/event-stream": components["schemas"]["MemberEvent"];
                };
            };
            /** @description `VALIDATION_FAILED` 입력한 내용을 확인해주세요. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            /**
             * @description `NOT_LOGGED_IN` 로그인이 필요합니다.
             *
             *     `API_KEY_INVALID` API 키가 올바르지 않거나 폐기되었어요. 내 정보에서 키를 확인해주세요.
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "NOT_LOGGED_IN" | "API_KEY_INVALID";
                    };
                };
            };
            /**
             * @description `SUSPENDED` 이용이 정지된 계정이에요. 관리자에게 문의해주세요.
             *
             *     `PASSWORD_CHANGE_REQUIRED` 처음 받은 비밀번호를 바꾼 뒤 이용할 수 있습니다.
             *
             *     `API_KEY_SCOPE_MISSING` 이 API 키에 없는 권한이에요. 권한이 있는 키를 사용해주세요.
             */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "SUSPENDED" | "PASSWORD_CHANGE_REQUIRED" | "API_KEY_SCOPE_MISSING";
                    };
                };
            };
            /** @description `TOO_MANY_REQUESTS` 요청이 너무 많습니다. 잠시 후 다시 시도해주세요. */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "TOO_MANY_REQUESTS";
                    };
                };
            };
            /** @description `INTERNAL` 예기치 않은 오류가 발생했습니다. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "INTERNAL";
                    };
                };
            };
            /** @description `UNAVAILABLE` 잠시 이용할 수 없습니다. 잠시 후 다시 시도해주세요. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    baseRates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 그 뒤의 주가: 소식의 종류마다 시장 평균을 뺀 수익률. 20건이나 15일이 안 되는 종류는 없습니다 */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "as_of": "2026-11-24",
                     *       "items": [
                     *         {
                     *           "type": "earnings",
                     *           "side": "good",
                     *           "horizon": 1,
                     *           "n": 1,
                     *           "days": 1,
                     *           "median": 1,
                     *           "lo": 1,
                     *           "hi": 1,
                     *           "confirmed": true
                     *         }
                     *       ],
                     *       "data_source": "sample"
                     *     }
                     */
                    "application/json": components["schemas"]["BaseRates"];
                };
            };
            /** @description `VALIDATION_FAILED` 입력한 내용을 확인해주세요. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            /** @description `API_KEY_INVALID` API 키가 올바르지 않거나 폐기되었어요. 내 정보에서 키를 확인해주세요. */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "API_KEY_INVALID";
                    };
                };
            };
            /**
             * @description `SUSPENDED` 이용이 정지된 계정이에요. 관리자에게 문의해주세요.
             *
             *     `PASSWORD_CHANGE_REQUIRED` 처음 받은 비밀번호를 바꾼 뒤 이용할 수 있습니다.
             *
             *     `API_KEY_SCOPE_MISSING` 이 API 키에 없는 권한이에요. 권한이 있는 키를 사용해주세요.
             */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "SUSPENDED" | "PASSWORD_CHANGE_REQUIRED" | "API_KEY_SCOPE_MISSING";
                    };
                };
            };
            /** @description `TOO_MANY_REQUESTS` 요청이 너무 많습니다. 잠시 후 다시 시도해주세요. */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "TOO_MANY_REQUESTS";
                    };
                };
            };
            /** @description `INTERNAL` 예기치 않은 오류가 발생했습니다. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "INTERNAL";
                    };
                };
            };
            /** @description `UNAVAILABLE` 잠시 이용할 수 없습니다. 잠시 후 다시 시도해주세요. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    "newsDetail-good": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 6925a0b1c2d3e4f5a6b7c8d9
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 호재 또는 악재 상세 */
            200: {
                headers: {
                    etag: components["headers"]["ETag"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "6925a0b1c2d3e4f5a6b7c8d9",
                     *       "side": "good",
                     *       "stock_code": "005930",
                     *       "stock_name": "삼성전자",
                     *       "model_tier": "new",
                     *       "score_version": 2,
                     *       "total_score": 1,
                     *       "exact_score": 1,
                     *       "searching_period": "2026-08-24 ~ 2026-11-24",
                     *       "summary": "예시",
                     *       "cleaned_reasons": [
                     *         "예시"
                     *       ],
                     *       "citations": [
                     *         "https://example.com/"
                     *       ],
                     *       "reasons": [
                     *         {
                     *           "event_id": "e1b2c3",
                     *           "text": "2400억원 규모의 공급계약을 맺었어요.",
                     *           "type": "earnings",
                     *           "strength": 1,
                     *           "points": 1,
                     *           "merged": 1,
                     *           "links": [
                     *             "https://example.com/"
                     *           ],
                     *           "judged_by": "openai",
                     *           "confirmed_by": {
                     *             "link": "https://dart.fss.or.kr/dsaf001/main.do?rcpNo=20261124000001",
                     *             "date": "2026-11-24"
                     *           },
                     *           "differs_from": {
                     *             "link": "https://dart.fss.or.kr/dsaf001/main.do?rcpNo=20261124000001",
                     *             "date": "2026-11-24"
                     *           },
                     *           "stages": [
                     *             {
                     *               "stage": "reported",
                     *               "day": "2026-11-24",
                     *               "link": "https://dart.fss.or.kr/dsaf001/main.do?rcpNo=20261124000001",
                     *               "next_answer_on": "2026-11-24"
                     *             }
                     *           ],
                     *           "corrected": "other_company",
                     *           "reported": "other_company"
                     *         }
                     *       ],
                     *       "unsure": [
                     *         {
                     *           "event_id": "e1b2c3",
                     *           "text": "2400억원 규모의 공급계약을 맺었어요.",
                     *           "type": "earnings",
                     *           "links": [
                     *             "https://example.com/"
                     *           ],
                     *           "day": "2026-11-24"
                     *         }
                     *       ],
                     *       "events": [
                     *         {
                     *           "event_id": "e1b2c3",
                     *           "day": "2026-11-24",
                     *           "short": "예시",
                     *           "type": "earnings",
                     *           "side": "good",
                     *           "strength": 1,
                     *           "points": 1
                     *         }
                     *       ],
                     *       "themes": [
                     *         {
                     *           "name": "예시",
                     *           "points": 1,
                     *           "event_ids": [
                     *             "예시"
                     *           ]
                     *         }
                     *       ],
                     *       "price_reactions": [
                     *         {
                     *           "day": "2026-11-24",
                     *           "count": 1
                     *         }
                     *       ],
                     *       "articles_per_day": [
                     *         {
                     *           "day": "2026-11-24",
                     *           "count": 1
                     *         }
                     *       ],
                     *       "sources": [
                     *         {
                     *           "link": "https://dart.fss.or.kr/dsaf001/main.do?rcpNo=20261124000001",
                     *           "title": "삼성전자, 2400억원 규모 공급계약 수주",
                     *           "publisher": "연합뉴스",
                     *           "published_at": "2026-11-24T00:30:00.000Z"
                     *         }
                     *       ],
                     *       "contributions": [
                     *         {
                     *           "link": "https://dart.fss.or.kr/dsaf001/main.do?rcpNo=20261124000001",
                     *           "title": "삼성전자, 2400억원 규모 공급계약 수주",
                     *           "publisher": "연합뉴스",
                     *           "published_at": "2026-11-24T00:30:00.000Z",
                     *           "points": 1
                     *         }
                     *       ],
                     *       "rest_points": 1,
                     *       "rest_count": 1,
                     *       "data_source": "dart",
                     *       "judged_by": "openai"
                     *     }
                     */
                    "application/json": components["schemas"]["NewsDetail"];
                };
            };
            /** @description Nothing has changed since the `ETag` of `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description `VALIDATION_FAILED` 입력한 내용을 확인해주세요.
             *
             *     `MALFORMED_REQUEST` 요청 형식이 올바르지 않습니다.
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "VALIDATION_FAILED" | "MALFORMED_REQUEST";
                    };
                };
            };
            /**
             * @description `NOT_LOGGED_IN` 로그인이 필요합니다.
             *
             *     `API_KEY_INVALID` API 키가 올바르지 않거나 폐기되었어요. 내 정보에서 키를 확인해주세요.
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "NOT_LOGGED_IN" | "API_KEY_INVALID";
                    };
                };
            };
            /**
             * @description `SUSPENDED` 이용이 정지된 계정이에요. 관리자에게 문의해주세요.
             *
             *     `PASSWORD_CHANGE_REQUIRED` 처음 받은 비밀번호를 바꾼 뒤 이용할 수 있습니다.
             *
             *     `API_KEY_SCOPE_MISSING` 이 API 키에 없는 권한이에요. 권한이 있는 키를 사용해주세요.
             */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "SUSPENDED" | "PASSWORD_CHANGE_REQUIRED" | "API_KEY_SCOPE_MISSING";
                    };
                };
            };
            /** @description `ANALYSIS_NOT_FOUND` 분석 결과를 찾을 수 없습니다. */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "ANALYSIS_NOT_FOUND";
                    };
                };
            };
            /** @description `TOO_MANY_REQUESTS` 요청이 너무 많습니다. 잠시 후 다시 시도해주세요. */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "TOO_MANY_REQUESTS";
                    };
                };
            };
            /** @description `INTERNAL` 예기치 않은 오류가 발생했습니다. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "INTERNAL";
                    };
                };
            };
            /** @description `UNAVAILABLE` 잠시 이용할 수 없습니다. 잠시 후 다시 시도해주세요. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    "postNews-medium-bad": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `request_id` of the analysis, a UUID; one of the two is enough. A repeat under it charges nothing and gets the first answer; another analysis under it is 409 `REQUEST_ID_REUSED`. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "request_id": "7d5c1f0e-3f9a-4c55-9a37-1d2f6f0a9b11",
                 *       "stock_name": "삼성전자",
                 *       "stock_code": "005930"
                 *     }
                 */
                "application/json": components["schemas"]["NewsPost"];
            };
        };
        responses: {
            /** @description 호재 또는 악재 분석 요청. 두 요청이 하나의 request_id와 한 번의 크레딧을 씁니다 */
            202: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "request_id": "7d5c1f0e-3f9a-4c55-9a37-1d2f6f0a9b11",
                     *       "stock_code": "005930",
                     *       "stock_name": "삼성전자",
                     *       "model_tier": "new",
                     *       "charged": 20
                     *     }
                     */
                    "application/json": components["schemas"]["NewsPostAnswer"];
                };
            };
            /**
             * @description `VALIDATION_FAILED` 입력한 내용을 확인해주세요.
             *
             *     `MALFORMED_REQUEST` 요청 형식이 올바르지 않습니다.
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "VALIDATION_FAILED" | "MALFORMED_REQUEST";
                    };
                };
            };
            /**
             * @description `NOT_LOGGED_IN` 로그인이 필요합니다.
             *
             *     `API_KEY_INVALID` API 키가 올바르지 않거나 폐기되었어요. 내 정보에서 키를 확인해주세요.
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "NOT_LOGGED_IN" | "API_KEY_INVALID";
                    };
                };
            };
            /**
             * @description `NOT_ENOUGH_CREDIT` 크레딧이 부족합니다.
             *
             *     `KEY_CREDIT_LIMIT` 이 API 키로 오늘 쓸 수 있는 크레딧을 넘어요. 한도는 내 정보의 API 키에서 바꿀 수 있어요.
             */
            402: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "NOT_ENOUGH_CREDIT" | "KEY_CREDIT_LIMIT";
                    };
                };
            };
            /**
             * @description `TIER_NOT_ALLOWED` 현재 등급에서 사용할 수 없는 분석입니다.
             *
             *     `ORIGIN_REFUSED` 허용되지 않은 요청입니다.
             *
             *     `SUSPENDED` 이용이 정지된 계정이에요. 관리자에게 문의해주세요.
             *
             *     `PASSWORD_CHANGE_REQUIRED` 처음 받은 비밀번호를 바꾼 뒤 이용할 수 있습니다.
             *
             *     `API_KEY_SCOPE_MISSING` 이 API 키에 없는 권한이에요. 권한이 있는 키를 사용해주세요.
             */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "TIER_NOT_ALLOWED" | "ORIGIN_REFUSED" | "SUSPENDED" | "PASSWORD_CHANGE_REQUIRED" | "API_KEY_SCOPE_MISSING";
                    };
                };
            };
            /** @description `STOCK_NOT_FOUND` 상장된 종목을 찾을 수 없습니다. */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "STOCK_NOT_FOUND";
                    };
                };
            };
            /**
             * @description `STOCK_AMBIGUOUS` 이름이 같은 종목이 있습니다. 종목코드로 선택해주세요.
             *
             *     `REQUEST_ID_REUSED` 이미 다른 분석에 사용한 요청입니다. 다시 시도해주세요.
             */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "STOCK_AMBIGUOUS" | "REQUEST_ID_REUSED";
                    };
                };
            };
            /** @description `BODY_TOO_LARGE` 보낸 내용이 너무 큽니다. */
            413: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "BODY_TOO_LARGE";
                    };
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE` 지원하지 않는 형식입니다. */
            415: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /**
             * @description `TOO_MANY_ANALYSES` 분석은 한 번에 10건까지 할 수 있어요. 진행 중인 분석이 끝난 뒤 다시 시도해주세요.
             *
             *     `MEMBER_BUDGET_SPENT` 오늘 분석할 수 있는 양을 모두 사용했어요. 내일 다시 이용해주세요.
             *
             *     `TOO_MANY_REQUESTS` 요청이 너무 많습니다. 잠시 후 다시 시도해주세요.
             */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "TOO_MANY_ANALYSES" | "MEMBER_BUDGET_SPENT" | "TOO_MANY_REQUESTS";
                    };
                };
            };
            /** @description `INTERNAL` 예기치 않은 오류가 발생했습니다. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "INTERNAL";
                    };
                };
            };
            /**
             * @description `SERVICE_BUDGET_SPENT` 오늘은 새 분석을 더 받을 수 없어요. 내일 다시 이용해주세요. 크레딧은 사용되지 않았어요.
             *
             *     `UNAVAILABLE` 잠시 이용할 수 없습니다. 잠시 후 다시 시도해주세요.
             */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "SERVICE_BUDGET_SPENT" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    "postNews-medium-good": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `request_id` of the analysis, a UUID; one of the two is enough. A repeat under it charges nothing and gets the first answer; another analysis under it is 409 `REQUEST_ID_REUSED`. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "request_id": "7d5c1f0e-3f9a-4c55-9a37-1d2f6f0a9b11",
                 *       "stock_name": "삼성전자",
                 *       "stock_code": "005930"
                 *     }
                 */
                "application/json": components["schemas"]["NewsPost"];
            };
        };
        responses: {
            /** @description 호재 또는 악재 분석 요청. 두 요청이 하나의 request_id와 한 번의 크레딧을 씁니다 */
            202: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "request_id": "7d5c1f0e-3f9a-4c55-9a37-1d2f6f0a9b11",
                     *       "stock_code": "005930",
                     *       "stock_name": "삼성전자",
                     *       "model_tier": "new",
                     *       "charged": 20
                     *     }
                     */
                    "application/json": components["schemas"]["NewsPostAnswer"];
                };
            };
            /**
             * @description `VALIDATION_FAILED` 입력한 내용을 확인해주세요.
             *
             *     `MALFORMED_REQUEST` 요청 형식이 올바르지 않습니다.
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "VALIDATION_FAILED" | "MALFORMED_REQUEST";
                    };
                };
            };
            /**
             * @description `NOT_LOGGED_IN` 로그인이 필요합니다.
             *
             *     `API_KEY_INVALID` API 키가 올바르지 않거나 폐기되었어요. 내 정보에서 키를 확인해주세요.
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "NOT_LOGGED_IN" | "API_KEY_INVALID";
                    };
                };
            };
            /**
             * @description `NOT_ENOUGH_CREDIT` 크레딧이 부족합니다.
             *
             *     `KEY_CREDIT_LIMIT` 이 API 키로 오늘 쓸 수 있는 크레딧을 넘어요. 한도는 내 정보의 API 키에서 바꿀 수 있어요.
             */
            402: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "NOT_ENOUGH_CREDIT" | "KEY_CREDIT_LIMIT";
                    };
                };
            };
            /**
             * @description `TIER_NOT_ALLOWED` 현재 등급에서 사용할 수 없는 분석입니다.
             *
             *     `ORIGIN_REFUSED` 허용되지 않은 요청입니다.
             *
             *     `SUSPENDED` 이용이 정지된 계정이에요. 관리자에게 문의해주세요.
             *
             *     `PASSWORD_CHANGE_REQUIRED` 처음 받은 비밀번호를 바꾼 뒤 이용할 수 있습니다.
             *
             *     `API_KEY_SCOPE_MISSING` 이 API 키에 없는 권한이에요. 권한이 있는 키를 사용해주세요.
             */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "TIER_NOT_ALLOWED" | "ORIGIN_REFUSED" | "SUSPENDED" | "PASSWORD_CHANGE_REQUIRED" | "API_KEY_SCOPE_MISSING";
                    };
                };
            };
            /** @description `STOCK_NOT_FOUND` 상장된 종목을 찾을 수 없습니다. */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "STOCK_NOT_FOUND";
                    };
                };
            };
            /**
             * @description `STOCK_AMBIGUOUS` 이름이 같은 종목이 있습니다. 종목코드로 선택해주세요.
             *
             *     `REQUEST_ID_REUSED` 이미 다른 분석에 사용한 요청입니다. 다시 시도해주세요.
             */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "STOCK_AMBIGUOUS" | "REQUEST_ID_REUSED";
                    };
                };
            };
            /** @description `BODY_TOO_LARGE` 보낸 내용이 너무 큽니다. */
            413: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "BODY_TOO_LARGE";
                    };
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE` 지원하지 않는 형식입니다. */
            415: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /**
             * @description `TOO_MANY_ANALYSES` 분석은 한 번에 10건까지 할 수 있어요. 진행 중인 분석이 끝난 뒤 다시 시도해주세요.
             *
             *     `MEMBER_BUDGET_SPENT` 오늘 분석할 수 있는 양을 모두 사용했어요. 내일 다시 이용해주세요.
             *
             *     `TOO_MANY_REQUESTS` 요청이 너무 많습니다. 잠시 후 다시 시도해주세요.
             */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "TOO_MANY_ANALYSES" | "MEMBER_BUDGET_SPENT" | "TOO_MANY_REQUESTS";
                    };
                };
            };
            /** @description `INTERNAL` 예기치 않은 오류가 발생했습니다. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "INTERNAL";
                    };
                };
            };
            /**
             * @description `SERVICE_BUDGET_SPENT` 오늘은 새 분석을 더 받을 수 없어요. 내일 다시 이용해주세요. 크레딧은 사용되지 않았어요.
             *
             *     `UNAVAILABLE` 잠시 이용할 수 없습니다. 잠시 후 다시 시도해주세요.
             */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "SERVICE_BUDGET_SPENT" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    listMjb: {
        parameters: {
            query?: {
                /** @description Last day of the analyses (Seoul), included. */
                end_date?: string;
                /** @description Page of the list, from 1. */
                page?: number;
                /** @description Entries on a page, 1–100. */
                size?: number;
                /** @description First day of the analyses (Seoul), included. */
                start_date?: string;
                /** @description Stock code (종목코드), as in `005930`. */
                stock_code?: string;
                /** @description Part of the name of the company (종목명), or its code, press name or initials. */
                stock_name?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 내 매집비 분석 기록, 새것부터 */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "_id": "6925a0b1c2d3e4f5a6b7c8d9",
                     *           "request_id": "7d5c1f0e-3f9a-4c55-9a37-1d2f6f0a9b11",
                     *           "stock_code": "005930",
                     *           "stock_name": "삼성전자",
                     *           "present_name": "삼성전자",
                     *           "searching_period": "2026-08-24 ~ 2026-11-24",
                     *           "created_at": "2026-11-24T00:30:00.000Z",
                     *           "finalized_at": "2026-11-24T00:30:00.000Z",
                     *           "like": true,
                     *           "model_tier": "new",
                     *           "first_mjb_grade": "A",
                     *           "second_mjb_grade": "A",
                     *           "third_mjb_grade": "A",
                     *           "first_mjb": 119.9,
                     *           "second_mjb": 0.35,
                     *           "third_mjb": 0.2,
                     *           "net_buyers": [
                     *             {
                     *               "rank": 1,
                     *               "name": "예시",
                     *               "buy": 1,
                     *               "sell": 1,
                     *               "net_buy": 1,
                     *               "ratio": 1
                     *             }
                     *           ],
                     *           "basis": {
                     *             "majors": [
                     *               "예시"
                     *             ],
                     *             "major_buy": 1,
                     *             "major_sell": 1,
                     *             "lead_buy": 1,
                     *             "floating_shares": 1,
                     *             "floating_shares_source": "kiwoom",
                     *             "floating_shares_as_of": "2026-11-24",
                     *             "net_over_float": 1,
                     *             "churn": 1,
                     *             "venue": "KRX",
                     *             "brokers": 1,
                     *             "total_buy": 1,
                     *             "total_sell": 1,
                     *             "trading_days": 1,
                     *             "quiet_days": [
                     *               "2026-11-24"
                     *             ],
                     *             "provisional": true,
                     *             "without_lead": {
                     *               "first": "A",
                     *               "second": "A",
                     *               "third": "A"
                     *             }
                     *           },
                     *           "data_source": "kiwoom",
                     *           "price": {
                     *             "close": 98400,
                     *             "change_pct": 1,
                     *             "as_of": "2026-11-24",
                     *             "source": "kiwoom"
                     *           }
                     *         }
                     *       ],
                     *       "page": 1,
                     *       "size": 1,
                     *       "total": 1,
                     *       "pages": 1
                     *     }
                     */
                    "application/json": components["schemas"]["MjbList"];
                };
            };
            /** @description `VALIDATION_FAILED` 입력한 내용을 확인해주세요. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            /**
             * @description `NOT_LOGGED_IN` 로그인이 필요합니다.
             *
             *     `API_KEY_INVALID` API 키가 올바르지 않거나 폐기되었어요. 내 정보에서 키를 확인해주세요.
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "NOT_LOGGED_IN" | "API_KEY_INVALID";
                    };
                };
            };
            /**
             * @description `SUSPENDED` 이용이 정지된 계정이에요. 관리자에게 문의해주세요.
             *
             *     `PASSWORD_CHANGE_REQUIRED` 처음 받은 비밀번호를 바꾼 뒤 이용할 수 있습니다.
             *
             *     `API_KEY_SCOPE_MISSING` 이 API 키에 없는 권한이에요. 권한이 있는 키를 사용해주세요.
             */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "SUSPENDED" | "PASSWORD_CHANGE_REQUIRED" | "API_KEY_SCOPE_MISSING";
                    };
                };
            };
            /** @description `TOO_MANY_REQUESTS` 요청이 너무 많습니다. 잠시 후 다시 시도해주세요. */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "TOO_MANY_REQUESTS";
                    };
                };
            };
            /** @description `INTERNAL` 예기치 않은 오류가 발생했습니다. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "INTERNAL";
                    };
                };
            };
            /** @description `UNAVAILABLE` 잠시 이용할 수 없습니다. 잠시 후 다시 시도해주세요. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    postMjb: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `request_id` of the analysis, a UUID; one of the two is enough. A repeat under it charges nothing and gets the first answer; another analysis under it is 409 `REQUEST_ID_REUSED`. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "request_id": "7d5c1f0e-3f9a-4c55-9a37-1d2f6f0a9b11",
                 *       "stock_name": "삼성전자",
                 *       "stock_code": "005930",
                 *       "start_date": "2026-11-23",
                 *       "end_date": "2026-11-24"
                 *     }
                 */
                "application/json": components["schemas"]["MjbPost"];
            };
        };
        responses: {
            /** @description 매집비 분석 요청. 같은 request_id로 다시 보내도 크레딧은 한 번만 씁니다 */
            202: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "request_id": "7d5c1f0e-3f9a-4c55-9a37-1d2f6f0a9b11",
                     *       "stock_code": "005930",
                     *       "stock_name": "삼성전자",
                     *       "searching_period": "2026-08-24 ~ 2026-11-24",
                     *       "charged": 20
                     *     }
                     */
                    "application/json": components["schemas"]["MjbPostAnswer"];
                };
            };
            /**
             * @description `VALIDATION_FAILED` 입력한 내용을 확인해주세요.
             *
             *     `MALFORMED_REQUEST` 요청 형식이 올바르지 않습니다.
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "VALIDATION_FAILED" | "MALFORMED_REQUEST";
                    };
                };
            };
            /**
             * @description `NOT_LOGGED_IN` 로그인이 필요합니다.
             *
             *     `API_KEY_INVALID` API 키가 올바르지 않거나 폐기되었어요. 내 정보에서 키를 확인해주세요.
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "NOT_LOGGED_IN" | "API_KEY_INVALID";
                    };
                };
            };
            /**
             * @description `NOT_ENOUGH_CREDIT` 크레딧이 부족합니다.
             *
             *     `KEY_CREDIT_LIMIT` 이 API 키로 오늘 쓸 수 있는 크레딧을 넘어요. 한도는 내 정보의 API 키에서 바꿀 수 있어요.
             */
            402: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "NOT_ENOUGH_CREDIT" | "KEY_CREDIT_LIMIT";
                    };
                };
            };
            /**
             * @description `SOURCE_STAYS_INSIDE` 출처의 이용 조건 때문에 API 키로는 볼 수 없어요. 로그인해서 확인해주세요.
             *
             *     `ORIGIN_REFUSED` 허용되지 않은 요청입니다.
             *
             *     `SUSPENDED` 이용이 정지된 계정이에요. 관리자에게 문의해주세요.
             *
             *     `PASSWORD_CHANGE_REQUIRED` 처음 받은 비밀번호를 바꾼 뒤 이용할 수 있습니다.
             *
             *     `API_KEY_SCOPE_MISSING` 이 API 키에 없는 권한이에요. 권한이 있는 키를 사용해주세요.
             */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "SOURCE_STAYS_INSIDE" | "ORIGIN_REFUSED" | "SUSPENDED" | "PASSWORD_CHANGE_REQUIRED" | "API_KEY_SCOPE_MISSING";
                    };
                };
            };
            /** @description `STOCK_NOT_FOUND` 상장된 종목을 찾을 수 없습니다. */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "STOCK_NOT_FOUND";
                    };
                };
            };
            /**
             * @description `STOCK_AMBIGUOUS` 이름이 같은 종목이 있습니다. 종목코드로 선택해주세요.
             *
             *     `REQUEST_ID_REUSED` 이미 다른 분석에 사용한 요청입니다. 다시 시도해주세요.
             */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "STOCK_AMBIGUOUS" | "REQUEST_ID_REUSED";
                    };
                };
            };
            /** @description `BODY_TOO_LARGE` 보낸 내용이 너무 큽니다. */
            413: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "BODY_TOO_LARGE";
                    };
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE` 지원하지 않는 형식입니다. */
            415: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /**
             * @description `TOO_MANY_ANALYSES` 분석은 한 번에 10건까지 할 수 있어요. 진행 중인 분석이 끝난 뒤 다시 시도해주세요.
             *
             *     `TOO_MANY_REQUESTS` 요청이 너무 많습니다. 잠시 후 다시 시도해주세요.
             */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "TOO_MANY_ANALYSES" | "TOO_MANY_REQUESTS";
                    };
                };
            };
            /** @description `INTERNAL` 예기치 않은 오류가 발생했습니다. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "INTERNAL";
                    };
                };
            };
            /** @description `UNAVAILABLE` 잠시 이용할 수 없습니다. 잠시 후 다시 시도해주세요. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    mjbCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 매집비를 구할 수 있는 날 */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "today": "2026-11-24",
                     *       "from": "2026-11-23",
                     *       "closed_days": [
                     *         "2026-11-24"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MjbCalendar"];
                };
            };
            /** @description `VALIDATION_FAILED` 입력한 내용을 확인해주세요. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            /**
             * @description `NOT_LOGGED_IN` 로그인이 필요합니다.
             *
             *     `API_KEY_INVALID` API 키가 올바르지 않거나 폐기되었어요. 내 정보에서 키를 확인해주세요.
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "NOT_LOGGED_IN" | "API_KEY_INVALID";
                    };
                };
            };
            /**
             * @description `SUSPENDED` 이용이 정지된 계정이에요. 관리자에게 문의해주세요.
             *
             *     `PASSWORD_CHANGE_REQUIRED` 처음 받은 비밀번호를 바꾼 뒤 이용할 수 있습니다.
             *
             *     `API_KEY_SCOPE_MISSING` 이 API 키에 없는 권한이에요. 권한이 있는 키를 사용해주세요.
             */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "SUSPENDED" | "PASSWORD_CHANGE_REQUIRED" | "API_KEY_SCOPE_MISSING";
                    };
                };
            };
            /** @description `TOO_MANY_REQUESTS` 요청이 너무 많습니다. 잠시 후 다시 시도해주세요. */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "TOO_MANY_REQUESTS";
                    };
                };
            };
            /** @description `INTERNAL` 예기치 않은 오류가 발생했습니다. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "INTERNAL";
                    };
                };
            };
            /** @description `UNAVAILABLE` 잠시 이용할 수 없습니다. 잠시 후 다시 시도해주세요. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    mjbProgress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 6925a0b1c2d3e4f5a6b7c8d9
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 매집비 분석 진행률 */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "progress": 60,
                     *       "status": "running"
                     *     }
                     */
                    "application/json": components["schemas"]["MjbProgress"];
                };
            };
            /**
             * @description `VALIDATION_FAILED` 입력한 내용을 확인해주세요.
             *
             *     `MALFORMED_REQUEST` 요청 형식이 올바르지 않습니다.
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "VALIDATION_FAILED" | "MALFORMED_REQUEST";
                    };
                };
            };
            /**
             * @description `NOT_LOGGED_IN` 로그인이 필요합니다.
             *
             *     `API_KEY_INVALID` API 키가 올바르지 않거나 폐기되었어요. 내 정보에서 키를 확인해주세요.
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "NOT_LOGGED_IN" | "API_KEY_INVALID";
                    };
                };
            };
            /**
             * @description `SUSPENDED` 이용이 정지된 계정이에요. 관리자에게 문의해주세요.
             *
             *     `PASSWORD_CHANGE_REQUIRED` 처음 받은 비밀번호를 바꾼 뒤 이용할 수 있습니다.
             *
             *     `API_KEY_SCOPE_MISSING` 이 API 키에 없는 권한이에요. 권한이 있는 키를 사용해주세요.
             */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "SUSPENDED" | "PASSWORD_CHANGE_REQUIRED" | "API_KEY_SCOPE_MISSING";
                    };
                };
            };
            /** @description `PROGRESS_NOT_FOUND` Progress not found */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "PROGRESS_NOT_FOUND";
                    };
                };
            };
            /** @description `TOO_MANY_REQUESTS` 요청이 너무 많습니다. 잠시 후 다시 시도해주세요. */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "TOO_MANY_REQUESTS";
                    };
                };
            };
            /** @description `INTERNAL` 예기치 않은 오류가 발생했습니다. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "INTERNAL";
                    };
                };
            };
            /** @description `UNAVAILABLE` 잠시 이용할 수 없습니다. 잠시 후 다시 시도해주세요. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    mjb: {
        parameters: {
            query?: {
                /** @description Order of the brokers: by `volume` of net buying, or by `ratio`. */
                sort_by?: "volume" | "ratio";
            };
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 6925a0b1c2d3e4f5a6b7c8d9
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 매집비 분석 한 건. 등급과 비율을 다시 계산할 수 있는 모든 것이 들어 있습니다 */
            200: {
                headers: {
                    etag: components["headers"]["ETag"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "6925a0b1c2d3e4f5a6b7c8d9",
                     *       "request_id": "7d5c1f0e-3f9a-4c55-9a37-1d2f6f0a9b11",
                     *       "stock_code": "005930",
                     *       "stock_name": "삼성전자",
                     *       "present_name": "삼성전자",
                     *       "searching_period": "2026-08-24 ~ 2026-11-24",
                     *       "created_at": "2026-11-24T00:30:00.000Z",
                     *       "finalized_at": "2026-11-24T00:30:00.000Z",
                     *       "like": true,
                     *       "model_tier": "new",
                     *       "first_mjb_grade": "A",
                     *       "second_mjb_grade": "A",
                     *       "third_mjb_grade": "A",
                     *       "first_mjb": 119.9,
                     *       "second_mjb": 0.35,
                     *       "third_mjb": 0.2,
                     *       "net_buyers": [
                     *         {
                     *           "rank": 1,
                     *           "name": "예시",
                     *           "buy": 1,
                     *           "sell": 1,
                     *           "net_buy": 1,
                     *           "ratio": 1
                     *         }
                     *       ],
                     *       "basis": {
                     *         "majors": [
                     *           "예시"
                     *         ],
                     *         "major_buy": 1,
                     *         "major_sell": 1,
                     *         "lead_buy": 1,
                     *         "floating_shares": 1,
                     *         "floating_shares_source": "kiwoom",
                     *         "floating_shares_as_of": "2026-11-24",
                     *         "net_over_float": 1,
                     *         "churn": 1,
                     *         "venue": "KRX",
                     *         "brokers": 1,
                     *         "total_buy": 1,
                     *         "total_sell": 1,
                     *         "trading_days": 1,
                     *         "quiet_days": [
                     *           "2026-11-24"
                     *         ],
                     *         "provisional": true,
                     *         "without_lead": {
                     *           "first": "A",
                     *           "second": "A",
                     *           "third": "A"
                     *         }
                     *       },
                     *       "data_source": "kiwoom",
                     *       "brokers": [
                     *         {
                     *           "name": "예시",
                     *           "buy": 1,
                     *           "sell": 1
                     *         }
                     *       ],
                     *       "days": [
                     *         {
                     *           "day": "2026-11-24",
                     *           "lead_net": 1,
                     *           "majors_net": 1,
                     *           "close": 98400
                     *         }
                     *       ],
                     *       "base_rates": {
                     *         "window_days": 1,
                     *         "n": 60,
                     *         "first": {
                     *           "A": 1,
                     *           "B": 1,
                     *           "C": 1,
                     *           "D": 1,
                     *           "E": 1
                     *         },
                     *         "second": {
                     *           "A": 1,
                     *           "B": 1,
                     *           "C": 1,
                     *           "D": 1,
                     *           "E": 1
                     *         },
                     *         "third": {
                     *           "A": 1,
                     *           "B": 1,
                     *           "C": 1,
                     *           "D": 1,
                     *           "E": 1
                     *         },
                     *         "windows": [
                     *           {
                     *             "to": "2026-11-24",
                     *             "letters": {
                     *               "first": "A",
                     *               "second": "A",
                     *               "third": "A"
                     *             }
                     *           }
                     *         ]
                     *       },
                     *       "investor_flows": {
                     *         "source": "kiwoom",
                     *         "venue": "KRX",
                     *         "days": [
                     *           {
                     *             "day": "2026-11-24",
                     *             "foreign": 1,
                     *             "institutional": 1,
                     *             "individual": 1
                     *           }
                     *         ]
                     *       },
                     *       "short_selling": {
                     *         "source": "kiwoom",
                     *         "days": [
                     *           {
                     *             "day": "2026-11-24",
                     *             "sold": 1,
                     *             "lent": 1,
                     *             "program": 1,
                     *             "margin": 1
                     *           }
                     *         ]
                     *       },
                     *       "share_splits": [
                     *         {
                     *           "day": "2026-11-24",
                     *           "kind": "split",
                     *           "link": "https://dart.fss.or.kr/dsaf001/main.do?rcpNo=20261124000001"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MjbDetail"];
                };
            };
            /** @description Nothing has changed since the `ETag` of `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description `VALIDATION_FAILED` 입력한 내용을 확인해주세요.
             *
             *     `MALFORMED_REQUEST` 요청 형식이 올바르지 않습니다.
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "VALIDATION_FAILED" | "MALFORMED_REQUEST";
                    };
                };
            };
            /**
             * @description `NOT_LOGGED_IN` 로그인이 필요합니다.
             *
             *     `API_KEY_INVALID` API 키가 올바르지 않거나 폐기되었어요. 내 정보에서 키를 확인해주세요.
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "NOT_LOGGED_IN" | "API_KEY_INVALID";
                    };
                };
            };
            /**
             * @description `SOURCE_STAYS_INSIDE` 출처의 이용 조건 때문에 API 키로는 볼 수 없어요. 로그인해서 확인해주세요.
             *
             *     `SUSPENDED` 이용이 정지된 계정이에요. 관리자에게 문의해주세요.
             *
             *     `PASSWORD_CHANGE_REQUIRED` 처음 받은 비밀번호를 바꾼 뒤 이용할 수 있습니다.
             *
             *     `API_KEY_SCOPE_MISSING` 이 API 키에 없는 권한이에요. 권한이 있는 키를 사용해주세요.
             */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "SOURCE_STAYS_INSIDE" | "SUSPENDED" | "PASSWORD_CHANGE_REQUIRED" | "API_KEY_SCOPE_MISSING";
                    };
                };
            };
            /** @description `ANALYSIS_NOT_FOUND` 분석 결과를 찾을 수 없습니다. */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "ANALYSIS_NOT_FOUND";
                    };
                };
            };
            /** @description `TOO_MANY_REQUESTS` 요청이 너무 많습니다. 잠시 후 다시 시도해주세요. */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "TOO_MANY_REQUESTS";
                    };
                };
            };
            /** @description `INTERNAL` 예기치 않은 오류가 발생했습니다. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "INTERNAL";
                    };
                };
            };
            /** @description `UNAVAILABLE` 잠시 이용할 수 없습니다. 잠시 후 다시 시도해주세요. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    newsProgress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `request_id` under which the analysis was ordered.
                 * @example 6925a0b1c2d3e4f5a6b7c8d9
                 */
                requestId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 뉴스 분석 진행률 */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "progress": 60,
                     *       "statuses": {
                     *         "good": "running",
                     *         "bad": "running",
                     *         "combined": "pending"
                     *       },
                     *       "elapsed": 1,
                     *       "expected": {
                     *         "p50": 1,
                     *         "p90": 1
                     *       },
                     *       "seen": {
                     *         "found": 1,
                     *         "about": 1,
                     *         "events": 1,
                     *         "judged": 1,
                     *         "good": 43,
                     *         "bad": 21,
                     *         "sample": true,
                     *         "recent": [
                     *           {
                     *             "title": "삼성전자, 2400억원 규모 공급계약 수주",
                     *             "publisher": "연합뉴스",
                     *             "published_at": "2026-11-24T00:30:00.000Z",
                     *             "outcome": "event",
                     *             "articles": 1,
                     *             "side": "good"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["NewsProgress"];
                };
            };
            /**
             * @description `VALIDATION_FAILED` 입력한 내용을 확인해주세요.
             *
             *     `MALFORMED_REQUEST` 요청 형식이 올바르지 않습니다.
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "VALIDATION_FAILED" | "MALFORMED_REQUEST";
                    };
                };
            };
            /**
             * @description `NOT_LOGGED_IN` 로그인이 필요합니다.
             *
             *     `API_KEY_INVALID` API 키가 올바르지 않거나 폐기되었어요. 내 정보에서 키를 확인해주세요.
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "NOT_LOGGED_IN" | "API_KEY_INVALID";
                    };
                };
            };
            /**
             * @description `SUSPENDED` 이용이 정지된 계정이에요. 관리자에게 문의해주세요.
             *
             *     `PASSWORD_CHANGE_REQUIRED` 처음 받은 비밀번호를 바꾼 뒤 이용할 수 있습니다.
             *
             *     `API_KEY_SCOPE_MISSING` 이 API 키에 없는 권한이에요. 권한이 있는 키를 사용해주세요.
             */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "SUSPENDED" | "PASSWORD_CHANGE_REQUIRED" | "API_KEY_SCOPE_MISSING";
                    };
                };
            };
            /** @description `PROGRESS_NOT_FOUND` Progress not found */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "PROGRESS_NOT_FOUND";
                    };
                };
            };
            /** @description `TOO_MANY_REQUESTS` 요청이 너무 많습니다. 잠시 후 다시 시도해주세요. */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "TOO_MANY_REQUESTS";
                    };
                };
            };
            /** @description `INTERNAL` 예기치 않은 오류가 발생했습니다. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "INTERNAL";
                    };
                };
            };
            /** @description `UNAVAILABLE` 잠시 이용할 수 없습니다. 잠시 후 다시 시도해주세요. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    newsProgressEvents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `request_id` under which the analysis was ordered.
                 * @example 6925a0b1c2d3e4f5a6b7c8d9
                 */
                requestId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 뉴스 분석 진행률을 바뀔 때마다 보내는 서버 전송 이벤트(text/event-stream). 한 이벤트는 NewsProgress 한 건입니다 */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "progress": 60,
                     *       "statuses": {
                     *         "good": "running",
                     *         "bad": "running",
                     *         "combined": "pending"
                     *       },
                     *       "elapsed": 1,
                     *       "expected": {
                     *         "p50": 1,
                     *         "p90": 1
                     *       },
                     *       "seen": {
                     *         "found": 1,
                     *         "about": 1,
                     *         "events": 1,
                     *         "judged": 1,
                     *         "good": 43,
                     *         "bad": 21,
                     *         "sample": true,
                     *         "recent": [
                     *           {
                     *             "title": "삼성전자, 2400억원 규모 공급계약 수주",
                     *             "publisher": "연합뉴스",
                     *             "published_at": "2026-11-24T00:30:00.000Z",
                     *             "outcome": "event",
                     *             "articles": 1,
                     *             "side": "good"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "text/event-stream": components["schemas"]["NewsProgress"];
                };
            };
            /**
             * @description `VALIDATION_FAILED` 입력한 내용을 확인해주세요.
             *
             *     `MALFORMED_REQUEST` 요청 형식이 올바르지 않습니다.
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "VALIDATION_FAILED" | "MALFORMED_REQUEST";
                    };
                };
            };
            /**
             * @description `NOT_LOGGED_IN` 로그인이 필요합니다.
             *
             *     `API_KEY_INVALID` API 키가 올바르지 않거나 폐기되었어요. 내 정보에서 키를 확인해주세요.
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "NOT_LOGGED_IN" | "API_KEY_INVALID";
                    };
                };
            };
            /**
             * @description `SUSPENDED` 이용이 정지된 계정이에요. 관리자에게 문의해주세요.
             *
             *     `PASSWORD_CHANGE_REQUIRED` 처음 받은 비밀번호를 바꾼 뒤 이용할 수 있습니다.
             *
             *     `API_KEY_SCOPE_MISSING` 이 API 키에 없는 권한이에요. 권한이 있는 키를 사용해주세요.
             */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "SUSPENDED" | "PASSWORD_CHANGE_REQUIRED" | "API_KEY_SCOPE_MISSING";
                    };
                };
            };
            /** @description `PROGRESS_NOT_FOUND` Progress not found */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "PROGRESS_NOT_FOUND";
                    };
                };
            };
            /** @description `TOO_MANY_REQUESTS` 요청이 너무 많습니다. 잠시 후 다시 시도해주세요. */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "TOO_MANY_REQUESTS";
                    };
                };
            };
            /** @description `INTERNAL` 예기치 않은 오류가 발생했습니다. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "INTERNAL";
                    };
                };
            };
            /** @description `UNAVAILABLE` 잠시 이용할 수 없습니다. 잠시 후 다시 시도해주세요. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    plans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 요금제와 신청 안내 */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "plans": [
                     *         {
                     *           "grade": "basic",
                     *           "price": 29900,
                     *           "credits": 1
                     *         }
                     *       ],
                     *       "payment": {
                     *         "account": {
                     *           "bank": "예시",
                     *           "number": "예시",
                     *           "holder": "예시"
                     *         },
                     *         "hours": "예시",
                     *         "contact": "예시"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PlanList"];
                };
            };
            /** @description `VALIDATION_FAILED` 입력한 내용을 확인해주세요. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            /** @description `API_KEY_INVALID` API 키가 올바르지 않거나 폐기되었어요. 내 정보에서 키를 확인해주세요. */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "API_KEY_INVALID";
                    };
                };
            };
            /**
             * @description `SUSPENDED` 이용이 정지된 계정이에요. 관리자에게 문의해주세요.
             *
             *     `PASSWORD_CHANGE_REQUIRED` 처음 받은 비밀번호를 바꾼 뒤 이용할 수 있습니다.
             *
             *     `API_KEY_SCOPE_MISSING` 이 API 키에 없는 권한이에요. 권한이 있는 키를 사용해주세요.
             */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "SUSPENDED" | "PASSWORD_CHANGE_REQUIRED" | "API_KEY_SCOPE_MISSING";
                    };
                };
            };
            /** @description `TOO_MANY_REQUESTS` 요청이 너무 많습니다. 잠시 후 다시 시도해주세요. */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "TOO_MANY_REQUESTS";
                    };
                };
            };
            /** @description `INTERNAL` 예기치 않은 오류가 발생했습니다. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "INTERNAL";
                    };
                };
            };
            /** @description `UNAVAILABLE` 잠시 이용할 수 없습니다. 잠시 후 다시 시도해주세요. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    "postNews-premium-bad": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `request_id` of the analysis, a UUID; one of the two is enough. A repeat under it charges nothing and gets the first answer; another analysis under it is 409 `REQUEST_ID_REUSED`. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "request_id": "7d5c1f0e-3f9a-4c55-9a37-1d2f6f0a9b11",
                 *       "stock_name": "삼성전자",
                 *       "stock_code": "005930"
                 *     }
                 */
                "application/json": components["schemas"]["NewsPost"];
            };
        };
        responses: {
            /** @description 호재 또는 악재 분석 요청. 두 요청이 하나의 request_id와 한 번의 크레딧을 씁니다 */
            202: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "request_id": "7d5c1f0e-3f9a-4c55-9a37-1d2f6f0a9b11",
                     *       "stock_code": "005930",
                     *       "stock_name": "삼성전자",
                     *       "model_tier": "new",
                     *       "charged": 20
                     *     }
                     */
                    "application/json": components["schemas"]["NewsPostAnswer"];
                };
            };
            /**
             * @description `VALIDATION_FAILED` 입력한 내용을 확인해주세요.
             *
             *     `MALFORMED_REQUEST` 요청 형식이 올바르지 않습니다.
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "VALIDATION_FAILED" | "MALFORMED_REQUEST";
                    };
                };
            };
            /**
             * @description `NOT_LOGGED_IN` 로그인이 필요합니다.
             *
             *     `API_KEY_INVALID` API 키가 올바르지 않거나 폐기되었어요. 내 정보에서 키를 확인해주세요.
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "NOT_LOGGED_IN" | "API_KEY_INVALID";
                    };
                };
            };
            /**
             * @description `NOT_ENOUGH_CREDIT` 크레딧이 부족합니다.
             *
             *     `KEY_CREDIT_LIMIT` 이 API 키로 오늘 쓸 수 있는 크레딧을 넘어요. 한도는 내 정보의 API 키에서 바꿀 수 있어요.
             */
            402: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "NOT_ENOUGH_CREDIT" | "KEY_CREDIT_LIMIT";
                    };
                };
            };
            /**
             * @description `TIER_NOT_ALLOWED` 현재 등급에서 사용할 수 없는 분석입니다.
             *
             *     `ORIGIN_REFUSED` 허용되지 않은 요청입니다.
             *
             *     `SUSPENDED` 이용이 정지된 계정이에요. 관리자에게 문의해주세요.
             *
             *     `PASSWORD_CHANGE_REQUIRED` 처음 받은 비밀번호를 바꾼 뒤 이용할 수 있습니다.
             *
             *     `API_KEY_SCOPE_MISSING` 이 API 키에 없는 권한이에요. 권한이 있는 키를 사용해주세요.
             */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "TIER_NOT_ALLOWED" | "ORIGIN_REFUSED" | "SUSPENDED" | "PASSWORD_CHANGE_REQUIRED" | "API_KEY_SCOPE_MISSING";
                    };
                };
            };
            /** @description `STOCK_NOT_FOUND` 상장된 종목을 찾을 수 없습니다. */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "STOCK_NOT_FOUND";
                    };
                };
            };
            /**
             * @description `STOCK_AMBIGUOUS` 이름이 같은 종목이 있습니다. 종목코드로 선택해주세요.
             *
             *     `REQUEST_ID_REUSED` 이미 다른 분석에 사용한 요청입니다. 다시 시도해주세요.
             */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "STOCK_AMBIGUOUS" | "REQUEST_ID_REUSED";
                    };
                };
            };
            /** @description `BODY_TOO_LARGE` 보낸 내용이 너무 큽니다. */
            413: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "BODY_TOO_LARGE";
                    };
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE` 지원하지 않는 형식입니다. */
            415: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /**
             * @description `TOO_MANY_ANALYSES` 분석은 한 번에 10건까지 할 수 있어요. 진행 중인 분석이 끝난 뒤 다시 시도해주세요.
             *
             *     `MEMBER_BUDGET_SPENT` 오늘 분석할 수 있는 양을 모두 사용했어요. 내일 다시 이용해주세요.
             *
             *     `TOO_MANY_REQUESTS` 요청이 너무 많습니다. 잠시 후 다시 시도해주세요.
             */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "TOO_MANY_ANALYSES" | "MEMBER_BUDGET_SPENT" | "TOO_MANY_REQUESTS";
                    };
                };
            };
            /** @description `INTERNAL` 예기치 않은 오류가 발생했습니다. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "INTERNAL";
                    };
                };
            };
            /**
             * @description `SERVICE_BUDGET_SPENT` 오늘은 새 분석을 더 받을 수 없어요. 내일 다시 이용해주세요. 크레딧은 사용되지 않았어요.
             *
             *     `UNAVAILABLE` 잠시 이용할 수 없습니다. 잠시 후 다시 시도해주세요.
             */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "SERVICE_BUDGET_SPENT" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    "postNews-premium-good": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `request_id` of the analysis, a UUID; one of the two is enough. A repeat under it charges nothing and gets the first answer; another analysis under it is 409 `REQUEST_ID_REUSED`. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "request_id": "7d5c1f0e-3f9a-4c55-9a37-1d2f6f0a9b11",
                 *       "stock_name": "삼성전자",
                 *       "stock_code": "005930"
                 *     }
                 */
                "application/json": components["schemas"]["NewsPost"];
            };
        };
        responses: {
            /** @description 호재 또는 악재 분석 요청. 두 요청이 하나의 request_id와 한 번의 크레딧을 씁니다 */
            202: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "request_id": "7d5c1f0e-3f9a-4c55-9a37-1d2f6f0a9b11",
                     *       "stock_code": "005930",
                     *       "stock_name": "삼성전자",
                     *       "model_tier": "new",
                     *       "charged": 20
                     *     }
                     */
                    "application/json": components["schemas"]["NewsPostAnswer"];
                };
            };
            /**
             * @description `VALIDATION_FAILED` 입력한 내용을 확인해주세요.
             *
             *     `MALFORMED_REQUEST` 요청 형식이 올바르지 않습니다.
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "VALIDATION_FAILED" | "MALFORMED_REQUEST";
                    };
                };
            };
            /**
             * @description `NOT_LOGGED_IN` 로그인이 필요합니다.
             *
             *     `API_KEY_INVALID` API 키가 올바르지 않거나 폐기되었어요. 내 정보에서 키를 확인해주세요.
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "NOT_LOGGED_IN" | "API_KEY_INVALID";
                    };
                };
            };
            /**
             * @description `NOT_ENOUGH_CREDIT` 크레딧이 부족합니다.
             *
             *     `KEY_CREDIT_LIMIT` 이 API 키로 오늘 쓸 수 있는 크레딧을 넘어요. 한도는 내 정보의 API 키에서 바꿀 수 있어요.
             */
            402: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "NOT_ENOUGH_CREDIT" | "KEY_CREDIT_LIMIT";
                    };
                };
            };
            /**
             * @description `TIER_NOT_ALLOWED` 현재 등급에서 사용할 수 없는 분석입니다.
             *
             *     `ORIGIN_REFUSED` 허용되지 않은 요청입니다.
             *
             *     `SUSPENDED` 이용이 정지된 계정이에요. 관리자에게 문의해주세요.
             *
             *     `PASSWORD_CHANGE_REQUIRED` 처음 받은 비밀번호를 바꾼 뒤 이용할 수 있습니다.
             *
             *     `API_KEY_SCOPE_MISSING` 이 API 키에 없는 권한이에요. 권한이 있는 키를 사용해주세요.
             */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "TIER_NOT_ALLOWED" | "ORIGIN_REFUSED" | "SUSPENDED" | "PASSWORD_CHANGE_REQUIRED" | "API_KEY_SCOPE_MISSING";
                    };
                };
            };
            /** @description `STOCK_NOT_FOUND` 상장된 종목을 찾을 수 없습니다. */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "STOCK_NOT_FOUND";
                    };
                };
            };
            /**
             * @description `STOCK_AMBIGUOUS` 이름이 같은 종목이 있습니다. 종목코드로 선택해주세요.
             *
             *     `REQUEST_ID_REUSED` 이미 다른 분석에 사용한 요청입니다. 다시 시도해주세요.
             */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "STOCK_AMBIGUOUS" | "REQUEST_ID_REUSED";
                    };
                };
            };
            /** @description `BODY_TOO_LARGE` 보낸 내용이 너무 큽니다. */
            413: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "BODY_TOO_LARGE";
                    };
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE` 지원하지 않는 형식입니다. */
            415: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /**
             * @description `TOO_MANY_ANALYSES` 분석은 한 번에 10건까지 할 수 있어요. 진행 중인 분석이 끝난 뒤 다시 시도해주세요.
             *
             *     `MEMBER_BUDGET_SPENT` 오늘 분석할 수 있는 양을 모두 사용했어요. 내일 다시 이용해주세요.
             *
             *     `TOO_MANY_REQUESTS` 요청이 너무 많습니다. 잠시 후 다시 시도해주세요.
             */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "TOO_MANY_ANALYSES" | "MEMBER_BUDGET_SPENT" | "TOO_MANY_REQUESTS";
                    };
                };
            };
            /** @description `INTERNAL` 예기치 않은 오류가 발생했습니다. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "INTERNAL";
                    };
                };
            };
            /**
             * @description `SERVICE_BUDGET_SPENT` 오늘은 새 분석을 더 받을 수 없어요. 내일 다시 이용해주세요. 크레딧은 사용되지 않았어요.
             *
             *     `UNAVAILABLE` 잠시 이용할 수 없습니다. 잠시 후 다시 시도해주세요.
             */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "SERVICE_BUDGET_SPENT" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    scorecard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 채점표: 점수와 그 뒤 주가, 공시의 관계. 세지 않은 부분은 null입니다 */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "period": {
                     *         "from": "2026-11-23",
                     *         "to": "2026-11-24"
                     *       },
                     *       "n": 1,
                     *       "days": 1,
                     *       "versions": [
                     *         {
                     *           "score_version": 2,
                     *           "judged_by": "openai",
                     *           "judge_version": "예시",
                     *           "from": "2026-11-23",
                     *           "to": "2026-11-24",
                     *           "n": 1,
                     *           "counted": true
                     *         }
                     *       ],
                     *       "metrics": [
                     *         {
                     *           "id": "same_day_rank",
                     *           "value": 1,
                     *           "lo": 1,
                     *           "hi": 1,
                     *           "null_value": 1,
                     *           "n": 1,
                     *           "days": 1,
                     *           "verdict": "confirmed"
                     *         }
                     *       ],
                     *       "bands": [
                     *         {
                     *           "horizon": "same_day",
                     *           "base": 1,
                     *           "n": 1,
                     *           "days": 1,
                     *           "priced": {
                     *             "min": 1,
                     *             "max": 1
                     *           },
                     *           "rows": [
                     *             {
                     *               "band": "strong_bad",
                     *               "n": 1,
                     *               "mean": 1,
                     *               "lo": 1,
                     *               "hi": 1
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "confusion": [
                     *         [
                     *           1
                     *         ]
                     *       ],
                     *       "f1": 1,
                     *       "filings": [
                     *         {
                     *           "type": "earnings",
                     *           "n": 1,
                     *           "confirmed": 1,
                     *           "share": 1,
                     *           "lo": 1,
                     *           "hi": 1
                     *         }
                     *       ],
                     *       "files": [
                     *         {
                     *           "name": "rows.csv",
                     *           "rows": 1,
                     *           "bytes": 1,
                     *           "sha256": "예시",
                     *           "withheld": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Scorecard"];
                };
            };
            /** @description `VALIDATION_FAILED` 입력한 내용을 확인해주세요. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            /** @description `API_KEY_INVALID` API 키가 올바르지 않거나 폐기되었어요. 내 정보에서 키를 확인해주세요. */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "API_KEY_INVALID";
                    };
                };
            };
            /**
             * @description `SUSPENDED` 이용이 정지된 계정이에요. 관리자에게 문의해주세요.
             *
             *     `PASSWORD_CHANGE_REQUIRED` 처음 받은 비밀번호를 바꾼 뒤 이용할 수 있습니다.
             *
             *     `API_KEY_SCOPE_MISSING` 이 API 키에 없는 권한이에요. 권한이 있는 키를 사용해주세요.
             */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "SUSPENDED" | "PASSWORD_CHANGE_REQUIRED" | "API_KEY_SCOPE_MISSING";
                    };
                };
            };
            /** @description `TOO_MANY_REQUESTS` 요청이 너무 많습니다. 잠시 후 다시 시도해주세요. */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "TOO_MANY_REQUESTS";
                    };
                };
            };
            /** @description `INTERNAL` 예기치 않은 오류가 발생했습니다. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "INTERNAL";
                    };
                };
            };
            /** @description `UNAVAILABLE` 잠시 이용할 수 없습니다. 잠시 후 다시 시도해주세요. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    scorecardFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the file.
                 * @example rows.csv
                 */
                name: "rows.csv" | "events.csv";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 채점표를 다시 셀 수 있는 CSV. 기사 글과 회원 정보는 없습니다 */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example 예시 */
                    "text/csv": string;
                };
            };
            /**
             * @description `VALIDATION_FAILED` 입력한 내용을 확인해주세요.
             *
             *     `MALFORMED_REQUEST` 요청 형식이 올바르지 않습니다.
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "VALIDATION_FAILED" | "MALFORMED_REQUEST";
                    };
                };
            };
            /** @description `API_KEY_INVALID` API 키가 올바르지 않거나 폐기되었어요. 내 정보에서 키를 확인해주세요. */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "API_KEY_INVALID";
                    };
                };
            };
            /**
             * @description `SUSPENDED` 이용이 정지된 계정이에요. 관리자에게 문의해주세요.
             *
             *     `PASSWORD_CHANGE_REQUIRED` 처음 받은 비밀번호를 바꾼 뒤 이용할 수 있습니다.
             *
             *     `API_KEY_SCOPE_MISSING` 이 API 키에 없는 권한이에요. 권한이 있는 키를 사용해주세요.
             */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "SUSPENDED" | "PASSWORD_CHANGE_REQUIRED" | "API_KEY_SCOPE_MISSING";
                    };
                };
            };
            /** @description `NOT_FOUND` 찾을 수 없습니다. */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "NOT_FOUND";
                    };
                };
            };
            /** @description `TOO_MANY_REQUESTS` 요청이 너무 많습니다. 잠시 후 다시 시도해주세요. */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "TOO_MANY_REQUESTS";
                    };
                };
            };
            /** @description `INTERNAL` 예기치 않은 오류가 발생했습니다. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "INTERNAL";
                    };
                };
            };
            /** @description `UNAVAILABLE` 잠시 이용할 수 없습니다. 잠시 후 다시 시도해주세요. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    stockPrices: {
        parameters: {
            query: {
                /** @description First day (Seoul), included. */
                from: string;
                /** @description Last day (Seoul), included. */
                to: string;
            };
            header?: never;
            path: {
                /**
                 * @description Stock code (종목코드), as in `005930`.
                 * @example 005930
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 종목의 일별 종가와 거래량. 저장된 날만 답하고 출처와 기준일을 밝힙니다 */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "day": "2026-11-24",
                     *           "close": 98400,
                     *           "volume": 12345678
                     *         }
                     *       ],
                     *       "source": "kiwoom",
                     *       "as_of": "2026-11-24"
                     *     }
                     */
                    "application/json": components["schemas"]["StockPrices"];
                };
            };
            /**
             * @description `VALIDATION_FAILED` 입력한 내용을 확인해주세요.
             *
             *     `MALFORMED_REQUEST` 요청 형식이 올바르지 않습니다.
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "VALIDATION_FAILED" | "MALFORMED_REQUEST";
                    };
                };
            };
            /**
             * @description `NOT_LOGGED_IN` 로그인이 필요합니다.
             *
             *     `API_KEY_INVALID` API 키가 올바르지 않거나 폐기되었어요. 내 정보에서 키를 확인해주세요.
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "NOT_LOGGED_IN" | "API_KEY_INVALID";
                    };
                };
            };
            /**
             * @description `SUSPENDED` 이용이 정지된 계정이에요. 관리자에게 문의해주세요.
             *
             *     `PASSWORD_CHANGE_REQUIRED` 처음 받은 비밀번호를 바꾼 뒤 이용할 수 있습니다.
             *
             *     `API_KEY_SCOPE_MISSING` 이 API 키에 없는 권한이에요. 권한이 있는 키를 사용해주세요.
             */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "SUSPENDED" | "PASSWORD_CHANGE_REQUIRED" | "API_KEY_SCOPE_MISSING";
                    };
                };
            };
            /** @description `STOCK_NOT_FOUND` 상장된 종목을 찾을 수 없습니다. */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "STOCK_NOT_FOUND";
                    };
                };
            };
            /** @description `TOO_MANY_REQUESTS` 요청이 너무 많습니다. 잠시 후 다시 시도해주세요. */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "TOO_MANY_REQUESTS";
                    };
                };
            };
            /** @description `INTERNAL` 예기치 않은 오류가 발생했습니다. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "INTERNAL";
                    };
                };
            };
            /** @description `UNAVAILABLE` 잠시 이용할 수 없습니다. 잠시 후 다시 시도해주세요. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    sinceAnalysis: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Stock code (종목코드), as in `005930`.
                 * @example 005930
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 내 마지막 뉴스 분석과 그 뒤에 나온 소식. 새로 수집하지 않고 크레딧도 들지 않습니다 */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "last": {
                     *         "_id": "6925a0b1c2d3e4f5a6b7c8d9",
                     *         "good": 43,
                     *         "bad": 21,
                     *         "reserve": 36,
                     *         "created_at": "2026-11-24T00:30:00.000Z"
                     *       },
                     *       "news": {
                     *         "count": 1,
                     *         "events": [
                     *           {
                     *             "event_id": "e1b2c3",
                     *             "text": "2400억원 규모의 공급계약을 맺었어요.",
                     *             "type": "earnings",
                     *             "kind": "news",
                     *             "publishers": 1,
                     *             "day": "2026-11-24",
                     *             "sample": true,
                     *             "side": "good"
                     *           }
                     *         ],
                     *         "checked_at": "2026-11-24T00:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SinceAnalysis"];
                };
            };
            /**
             * @description `VALIDATION_FAILED` 입력한 내용을 확인해주세요.
             *
             *     `MALFORMED_REQUEST` 요청 형식이 올바르지 않습니다.
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "VALIDATION_FAILED" | "MALFORMED_REQUEST";
                    };
                };
            };
            /**
             * @description `NOT_LOGGED_IN` 로그인이 필요합니다.
             *
             *     `API_KEY_INVALID` API 키가 올바르지 않거나 폐기되었어요. 내 정보에서 키를 확인해주세요.
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "NOT_LOGGED_IN" | "API_KEY_INVALID";
                    };
                };
            };
            /**
             * @description `SUSPENDED` 이용이 정지된 계정이에요. 관리자에게 문의해주세요.
             *
             *     `PASSWORD_CHANGE_REQUIRED` 처음 받은 비밀번호를 바꾼 뒤 이용할 수 있습니다.
             *
             *     `API_KEY_SCOPE_MISSING` 이 API 키에 없는 권한이에요. 권한이 있는 키를 사용해주세요.
             */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "SUSPENDED" | "PASSWORD_CHANGE_REQUIRED" | "API_KEY_SCOPE_MISSING";
                    };
                };
            };
            /** @description `STOCK_NOT_FOUND` 상장된 종목을 찾을 수 없습니다. */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "STOCK_NOT_FOUND";
                    };
                };
            };
            /** @description `TOO_MANY_REQUESTS` 요청이 너무 많습니다. 잠시 후 다시 시도해주세요. */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "TOO_MANY_REQUESTS";
                    };
                };
            };
            /** @description `INTERNAL` 예기치 않은 오류가 발생했습니다. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "INTERNAL";
                    };
                };
            };
            /** @description `UNAVAILABLE` 잠시 이용할 수 없습니다. 잠시 후 다시 시도해주세요. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    searchStocks: {
        parameters: {
            query?: {
                /** @description Page of the list, from 1. */
                page?: number;
                /** @description Part of a name or code, taken literally. */
                query?: string;
                /** @description Entries on a page, 1–100. */
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 종목을 이름, 코드, 초성으로 검색 */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "code": "005930",
                     *           "name": "예시",
                     *           "market": "KOSPI",
                     *           "like": true,
                     *           "market_cap_rank": 1,
                     *           "match": [
                     *             [
                     *               1,
                     *               1
                     *             ]
                     *           ],
                     *           "last": {
                     *             "_id": "6925a0b1c2d3e4f5a6b7c8d9",
                     *             "good": 43,
                     *             "bad": 21,
                     *             "reserve": 36,
                     *             "created_at": "2026-11-24T00:30:00.000Z"
                     *           },
                     *           "by_preferred": true
                     *         }
                     *       ],
                     *       "page": 1,
                     *       "size": 1,
                     *       "total": 1,
                     *       "pages": 1
                     *     }
                     */
                    "application/json": components["schemas"]["StockSearchAnswer"];
                };
            };
            /** @description `VALIDATION_FAILED` 입력한 내용을 확인해주세요. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            /**
             * @description `NOT_LOGGED_IN` 로그인이 필요합니다.
             *
             *     `API_KEY_INVALID` API 키가 올바르지 않거나 폐기되었어요. 내 정보에서 키를 확인해주세요.
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "NOT_LOGGED_IN" | "API_KEY_INVALID";
                    };
                };
            };
            /**
             * @description `SUSPENDED` 이용이 정지된 계정이에요. 관리자에게 문의해주세요.
             *
             *     `PASSWORD_CHANGE_REQUIRED` 처음 받은 비밀번호를 바꾼 뒤 이용할 수 있습니다.
             *
             *     `API_KEY_SCOPE_MISSING` 이 API 키에 없는 권한이에요. 권한이 있는 키를 사용해주세요.
             */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "SUSPENDED" | "PASSWORD_CHANGE_REQUIRED" | "API_KEY_SCOPE_MISSING";
                    };
                };
            };
            /** @description `TOO_MANY_REQUESTS` 요청이 너무 많습니다. 잠시 후 다시 시도해주세요. */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "TOO_MANY_REQUESTS";
                    };
                };
            };
            /** @description `INTERNAL` 예기치 않은 오류가 발생했습니다. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "INTERNAL";
                    };
                };
            };
            /** @description `UNAVAILABLE` 잠시 이용할 수 없습니다. 잠시 후 다시 시도해주세요. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    today: {
        parameters: {
            query?: {
                /** @description `true`: only events that a filing confirms. */
                confirmed?: unknown;
                /** @description Day in Seoul, `yyyy-MM-dd`; by default the latest trading day begun. */
                day?: string;
                /** @description Market: KOSPI (코스피) or KOSDAQ (코스닥). */
                market?: "KOSPI" | "KOSDAQ";
                /** @description Page of the list, from 1. */
                page?: number;
                /** @description Side: `good` (호재) or `bad` (악재). */
                side?: "good" | "bad";
                /** @description Entries on a page, 1–100. */
                size?: number;
                /** @description Least strength (강도), 2 or 3. */
                strength?: unknown;
                /** @description `true`: only stocks of the watchlist (관심 종목). */
                watchlist?: unknown;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 한 거래일에 모든 종목에서 나온 중요한 소식 */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "event_id": "e1b2c3",
                     *           "stock_code": "005930",
                     *           "stock_name": "삼성전자",
                     *           "market": "KOSPI",
                     *           "side": "good",
                     *           "strength": 1,
                     *           "type": "earnings",
                     *           "text": "2400억원 규모의 공급계약을 맺었어요.",
                     *           "at": "2026-11-24T00:30:00.000Z",
                     *           "links": [
                     *             "https://example.com/"
                     *           ],
                     *           "confirmed_by": {
                     *             "link": "https://dart.fss.or.kr/dsaf001/main.do?rcpNo=20261124000001",
                     *             "date": "2026-11-24"
                     *           },
                     *           "differs_from": {
                     *             "link": "https://dart.fss.or.kr/dsaf001/main.do?rcpNo=20261124000001",
                     *             "date": "2026-11-24"
                     *           },
                     *           "data_source": "dart",
                     *           "publishers": 1,
                     *           "stage": "none",
                     *           "change_percent": 1,
                     *           "like": true,
                     *           "industry": "예시"
                     *         }
                     *       ],
                     *       "page": 1,
                     *       "size": 1,
                     *       "total": 1,
                     *       "pages": 1,
                     *       "day": "2026-11-24",
                     *       "sources": [
                     *         {
                     *           "name": "예시",
                     *           "status": "ok",
                     *           "since": "2026-11-24T00:30:00.000Z"
                     *         }
                     *       ],
                     *       "picture": {
                     *         "items": [
                     *           {
                     *             "event_id": "e1b2c3",
                     *             "stock_name": "삼성전자",
                     *             "market": "KOSPI",
                     *             "industry": "예시",
                     *             "side": "good",
                     *             "strength": 1,
                     *             "text": "2400억원 규모의 공급계약을 맺었어요.",
                     *             "confirmed": true,
                     *             "matches": true
                     *           }
                     *         ],
                     *         "columns": [
                     *           {
                     *             "market": "KOSPI",
                     *             "industry": "예시",
                     *             "good": 43,
                     *             "bad": 21
                     *           }
                     *         ]
                     *       },
                     *       "days": [
                     *         {
                     *           "day": "2026-11-24",
                     *           "good": 43,
                     *           "bad": 21
                     *         }
                     *       ],
                     *       "counts": {
                     *         "good": 43,
                     *         "bad": 21,
                     *         "confirmed": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Today"];
                };
            };
            /** @description `VALIDATION_FAILED` 입력한 내용을 확인해주세요. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            /**
             * @description `NOT_LOGGED_IN` 로그인이 필요합니다.
             *
             *     `API_KEY_INVALID` API 키가 올바르지 않거나 폐기되었어요. 내 정보에서 키를 확인해주세요.
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "NOT_LOGGED_IN" | "API_KEY_INVALID";
                    };
                };
            };
            /**
             * @description `SUSPENDED` 이용이 정지된 계정이에요. 관리자에게 문의해주세요.
             *
             *     `PASSWORD_CHANGE_REQUIRED` 처음 받은 비밀번호를 바꾼 뒤 이용할 수 있습니다.
             *
             *     `API_KEY_SCOPE_MISSING` 이 API 키에 없는 권한이에요. 권한이 있는 키를 사용해주세요.
             */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "SUSPENDED" | "PASSWORD_CHANGE_REQUIRED" | "API_KEY_SCOPE_MISSING";
                    };
                };
            };
            /** @description `TOO_MANY_REQUESTS` 요청이 너무 많습니다. 잠시 후 다시 시도해주세요. */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "TOO_MANY_REQUESTS";
                    };
                };
            };
            /** @description `INTERNAL` 예기치 않은 오류가 발생했습니다. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "INTERNAL";
                    };
                };
            };
            /** @description `UNAVAILABLE` 잠시 이용할 수 없습니다. 잠시 후 다시 시도해주세요. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    listCreditLogs: {
        parameters: {
            query?: {
                /** @description Page of the list, from 1. */
                page?: number;
                /** @description Entries on a page, 1–100. */
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 내 크레딧 내역, 새것부터 */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "credit_after": 1,
                     *           "change": 1,
                     *           "created_at": "2026-11-24T00:30:00.000Z",
                     *           "reason": "예시"
                     *         }
                     *       ],
                     *       "page": 1,
                     *       "size": 1,
                     *       "total": 1,
                     *       "pages": 1
                     *     }
                     */
                    "application/json": components["schemas"]["CreditLogList"];
                };
            };
            /** @description `VALIDATION_FAILED` 입력한 내용을 확인해주세요. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            /**
             * @description `NOT_LOGGED_IN` 로그인이 필요합니다.
             *
             *     `API_KEY_INVALID` API 키가 올바르지 않거나 폐기되었어요. 내 정보에서 키를 확인해주세요.
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "NOT_LOGGED_IN" | "API_KEY_INVALID";
                    };
                };
            };
            /**
             * @description `SUSPENDED` 이용이 정지된 계정이에요. 관리자에게 문의해주세요.
             *
             *     `PASSWORD_CHANGE_REQUIRED` 처음 받은 비밀번호를 바꾼 뒤 이용할 수 있습니다.
             *
             *     `API_KEY_SCOPE_MISSING` 이 API 키에 없는 권한이에요. 권한이 있는 키를 사용해주세요.
             */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "SUSPENDED" | "PASSWORD_CHANGE_REQUIRED" | "API_KEY_SCOPE_MISSING";
                    };
                };
            };
            /** @description `TOO_MANY_REQUESTS` 요청이 너무 많습니다. 잠시 후 다시 시도해주세요. */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "TOO_MANY_REQUESTS";
                    };
                };
            };
            /** @description `INTERNAL` 예기치 않은 오류가 발생했습니다. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "INTERNAL";
                    };
                };
            };
            /** @description `UNAVAILABLE` 잠시 이용할 수 없습니다. 잠시 후 다시 시도해주세요. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    listWatchlist: {
        parameters: {
            query?: {
                /** @description Page of the list, from 1. */
                page?: number;
                /** @description Part of a name or code, taken literally. */
                query?: string;
                /** @description Entries on a page, 1–100. */
                size?: number;
                /** @description Word for the three letters (매집 흔적): `clear`, `medium` or `faint`. */
                trace?: "clear" | "medium" | "faint";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 관심 종목, 새것부터. 이름, 코드, 초성으로 검색. 종목마다 최근 뉴스 분석, 달라진 점수, 저장된 종가를 함께 답합니다 */
            200: {
                headers: {
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "_id": "6925a0b1c2d3e4f5a6b7c8d9",
                     *           "name": "예시",
                     *           "code": "005930",
                     *           "last": {
                     *             "_id": "6925a0b1c2d3e4f5a6b7c8d9",
                     *             "created_at": "2026-11-24T00:30:00.000Z",
                     *             "good": 43,
                     *             "bad": 21,
                     *             "reserve": 36,
                     *             "thin": true,
                     *             "percentage_value": 61,
                     *             "score_version": 2,
                     *             "data_source": "dart"
                     *           },
                     *           "accumulation": {
                     *             "_id": "6925a0b1c2d3e4f5a6b7c8d9",
                     *             "searching_period": "2026-08-24 ~ 2026-11-24",
                     *             "created_at": "2026-11-24T00:30:00.000Z",
                     *             "first_mjb_grade": "A",
                     *             "second_mjb_grade": "A",
                     *             "third_mjb_grade": "A",
                     *             "data_source": "kiwoom",
                     *             "basis": {
                     *               "majors": [
                     *                 "예시"
                     *               ],
                     *               "major_buy": 1,
                     *               "major_sell": 1,
                     *               "floating_shares": 1,
                     *               "trading_days": 1,
                     *               "provisional": true
                     *             }
                     *           },
                     *           "change": {
                     *             "good": 43,
                     *             "bad": 21
                     *           },
                     *           "price": {
                     *             "close": 98400,
                     *             "change_pct": 1,
                     *             "as_of": "2026-11-24",
                     *             "source": "kiwoom"
                     *           },
                     *           "news": {
                     *             "count": 1,
                     *             "events": [
                     *               {
                     *                 "event_id": "e1b2c3",
                     *                 "text": "2400억원 규모의 공급계약을 맺었어요.",
                     *                 "type": "earnings",
                     *                 "kind": "news",
                     *                 "publishers": 1,
                     *                 "day": "2026-11-24",
                     *                 "sample": true
                     *               }
                     *             ],
                     *             "checked_at": "2026-11-24T00:30:00.000Z"
                     *           },
                     *           "alerted": true
                     *         }
                     *       ],
                     *       "page": 1,
                     *       "size": 1,
                     *       "total": 1,
                     *       "pages": 1,
                     *       "sums": {
                     *         "stocks": 1,
                     *         "analysed": 1,
                     *         "good": 43,
                     *         "bad": 21,
                     *         "good_up": 1,
                     *         "bad_up": 1,
                     *         "with_news": 1,
                     *         "new_events": 1,
                     *         "traces": {
                     *           "clear": 1,
                     *           "medium": 1,
                     *           "faint": 1
                     *         }
                     *       },
                     *       "alerts_paused": true,
                     *       "as_of": "2026-11-24T00:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["WatchlistList"];
                };
            };
            /** @description `VALIDATION_FAILED` 입력한 내용을 확인해주세요. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            /**
             * @description `NOT_LOGGED_IN` 로그인이 필요합니다.
             *
             *     `API_KEY_INVALID` API 키가 올바르지 않거나 폐기되었어요. 내 정보에서 키를 확인해주세요.
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "NOT_LOGGED_IN" | "API_KEY_INVALID";
                    };
                };
            };
            /**
             * @description `SUSPENDED` 이용이 정지된 계정이에요. 관리자에게 문의해주세요.
             *
             *     `PASSWORD_CHANGE_REQUIRED` 처음 받은 비밀번호를 바꾼 뒤 이용할 수 있습니다.
             *
             *     `API_KEY_SCOPE_MISSING` 이 API 키에 없는 권한이에요. 권한이 있는 키를 사용해주세요.
             */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "SUSPENDED" | "PASSWORD_CHANGE_REQUIRED" | "API_KEY_SCOPE_MISSING";
                    };
                };
            };
            /** @description `TOO_MANY_REQUESTS` 요청이 너무 많습니다. 잠시 후 다시 시도해주세요. */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "TOO_MANY_REQUESTS";
                    };
                };
            };
            /** @description `INTERNAL` 예기치 않은 오류가 발생했습니다. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "INTERNAL";
                    };
                };
            };
            /** @description `UNAVAILABLE` 잠시 이용할 수 없습니다. 잠시 후 다시 시도해주세요. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"] & {
                        /**
                         * @description Stable code of the error; those that are possible here.
                         * @enum {string}
                         */
                        code?: "UNAVAILABLE";
                    };
                };
            };
        };
    };
    "webhook-alert": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the event, the same at every try.
                 * @example evt_6925a0b1c2d3e4f5a6b7c8d9
                 */
                "webhook-id": string;
                /**
                 * @description Signatures, parted by blanks: `v1,` and base64.
                 * @example v1,F5tQZXDannpQybLUUsw7msQDfHd9MVV5cTX7037/Slo=
                 */
                "webhook-signature": string;
                /**
                 * @description Moment of this try, in seconds since 1970 (UTC).
                 * @example 1795480200
                 */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_6925a0b1c2d3e4f5a6b7c8d9",
                 *       "type": "alert",
                 *       "timestamp": "2026-11-24T00:30:00.000Z",
                 *       "data": {
                 *         "items": [
                 *           {
                 *             "event_id": "e1b2c3",
                 *             "stock_code": "005930",
                 *             "stock_name": "삼성전자",
                 *             "side": "good",
                 *             "strength": 3,
                 *             "type": "orders",
                 *             "stage": "none",
                 *             "text": "2400억원 규모의 공급계약을 맺었어요.",
                 *             "link": "https://press.example.com/1",
                 *             "at": "2026-11-24T00:30:00.000Z",
                 *             "differs_from": null,
                 *             "data_source": "dart"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["AlertMessage"];
            };
        };
        responses: {
            /** @description Taken. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No more, please: switches the webhook off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook-analysis.failed": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the event, the same at every try.
                 * @example evt_6925a0b1c2d3e4f5a6b7c8d9
                 */
                "webhook-id": string;
                /**
                 * @description Signatures, parted by blanks: `v1,` and base64.
                 * @example v1,F5tQZXDannpQybLUUsw7msQDfHd9MVV5cTX7037/Slo=
                 */
                "webhook-signature": string;
                /**
                 * @description Moment of this try, in seconds since 1970 (UTC).
                 * @example 1795480200
                 */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_6925a0b1c2d3e4f5a6b7c8d9",
                 *       "type": "analysis.failed",
                 *       "timestamp": "2026-11-24T00:30:00.000Z",
                 *       "data": {
                 *         "id": "6925a0b1c2d3e4f5a6b7c8d9",
                 *         "kind": "news",
                 *         "request_id": "7d5c1f0e-3f9a-4c55-9a37-1d2f6f0a9b11",
                 *         "stock_code": "005930",
                 *         "stock_name": "삼성전자",
                 *         "status": "failed",
                 *         "error": {
                 *           "code": "news-source-failed",
                 *           "detail": "뉴스를 가져오지 못했어요. 사용한 크레딧은 돌려드렸어요."
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["AnalysisFailedMessage"];
            };
        };
        responses: {
            /** @description Taken. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No more, please: switches the webhook off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook-analysis.finished": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the event, the same at every try.
                 * @example evt_6925a0b1c2d3e4f5a6b7c8d9
                 */
                "webhook-id": string;
                /**
                 * @description Signatures, parted by blanks: `v1,` and base64.
                 * @example v1,F5tQZXDannpQybLUUsw7msQDfHd9MVV5cTX7037/Slo=
                 */
                "webhook-signature": string;
                /**
                 * @description Moment of this try, in seconds since 1970 (UTC).
                 * @example 1795480200
                 */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_6925a0b1c2d3e4f5a6b7c8d9",
                 *       "type": "analysis.finished",
                 *       "timestamp": "2026-11-24T00:30:00.000Z",
                 *       "data": {
                 *         "id": "6925a0b1c2d3e4f5a6b7c8d9",
                 *         "kind": "news",
                 *         "request_id": "7d5c1f0e-3f9a-4c55-9a37-1d2f6f0a9b11",
                 *         "stock_code": "005930",
                 *         "stock_name": "삼성전자",
                 *         "status": "finished",
                 *         "error": null
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["AnalysisFinishedMessage"];
            };
        };
        responses: {
            /** @description Taken. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No more, please: switches the webhook off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook-test": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the event, the same at every try.
                 * @example evt_6925a0b1c2d3e4f5a6b7c8d9
                 */
                "webhook-id": string;
                /**
                 * @description Signatures, parted by blanks: `v1,` and base64.
                 * @example v1,F5tQZXDannpQybLUUsw7msQDfHd9MVV5cTX7037/Slo=
                 */
                "webhook-signature": string;
                /**
                 * @description Moment of this try, in seconds since 1970 (UTC).
                 * @example 1795480200
                 */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_6925a0b1c2d3e4f5a6b7c8d9",
                 *       "type": "test",
                 *       "timestamp": "2026-11-24T00:30:00.000Z",
                 *       "data": {
                 *         "message": "개미렌즈 웹훅 시험 메시지예요."
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["TestMessage"];
            };
        };
        responses: {
            /** @description Taken. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No more, please: switches the webhook off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
